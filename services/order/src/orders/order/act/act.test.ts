import { openJobs } from "@linehaul/kit/jobs/jobs";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { type OrderAct, orderActRoutes } from "@linehaul/schema/orders/order/act";
import { DONE_AT_ONCE } from "@linehaul/schema/orders/order/act-limits";
import { orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { cancelRecord } from "../../cancel-record/table.ts";
import { orders } from "../table.ts";

const make = demoOrders({ orders: 600, until: new Date("2026-11-20T10:00:00Z") });
const mine = Array.from({ length: 600 }, (_, i) => make(i)).filter(({ order }) => order.site === "MY");
const delivered = mine.filter(({ order }) => order.orderStatus === "DELIVERED").map(({ order }) => order.id);
const NOW = new Date("2026-11-20T10:00:00Z");
const MANY = DONE_AT_ONCE * 2 + 5;

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, mine);
    app = await testService({ ...service, database: database(), jobs: openJobs, now: () => NOW });
  });
  afterAll(() => app.close());

  let taken = 0;
  /** Orders of nobody else's test, each to be verified. */
  async function open(count: number): Promise<string[]> {
    const ids = delivered.slice(taken, (taken += count));
    await database().db.update(orders).set({ orderStatus: "TO_VERIFY" }).where(inArray(orders.id, ids));
    return ids;
  }
  const cancel = (ids: readonly string[], headers = {}) =>
    result(
      app,
      orderCancelRoutes.cancel,
      { body: { ids: [...ids], reason: "Duplicates", page: "ORDER_LIST" } },
      { headers },
    );
  const ended = async (taskId: string | null): Promise<OrderAct> =>
    (await until(
      () => result(app, orderActRoutes.detail, { body: { taskId: taskId! } }),
      (act) => act?.state === "SUCCESS" || act?.state === "FAILED",
    ))!;

  test("ORD-06 more than 20 become a task, whose outcomes are kept: each order once, in the order asked for", async () => {
    const [refused, ...rest] = [delivered.at(-1)!, ...(await open(MANY - 1))];
    const ids = [...rest.slice(0, 30), refused, ...rest.slice(30)];
    const asked = await cancel(ids);
    expect(asked).toMatchObject({ state: "PENDING", orders: MANY, outcomes: [] });
    const act = await ended(asked.taskId);
    expect(act).toMatchObject({ state: "SUCCESS", orders: MANY, errorCode: null });
    expect(act.outcomes.map(({ orderId }) => orderId)).toEqual(ids);
    expect(act.outcomes.filter(({ isDone }) => !isDone)).toMatchObject([
      { orderId: refused, code: SERVICE_CODES.wrongState, stateFound: "DELIVERED" },
    ]);
    const records = await database().db.select().from(cancelRecord).where(inArray(cancelRecord.orderId, ids));
    expect(records).toHaveLength(MANY - 1);
    expect(new Set(records.map(({ cancelledBy, type }) => `${cancelledBy} ${type}`))).toEqual(
      new Set(["admin BY_CLERK"]),
    );
  });

  test("ERR-05 the same submission again is the same task", async () => {
    const ids = await open(DONE_AT_ONCE + 1);
    const headers = { "idempotency-key": `many-${ids[0] ?? ""}` };
    const asked = await cancel(ids, headers);
    expect(await cancel(ids, headers)).toEqual(asked);
    const act = await ended(asked.taskId);
    expect(act.outcomes.every(({ isDone }) => isDone)).toBe(true);
  });

  test("the outcomes are a file, whose taking is recorded, in the reader's language", async () => {
    const ids = [...(await open(DONE_AT_ONCE)), delivered.at(-1)!];
    const { taskId } = await cancel(ids);
    await ended(taskId);
    const fetched = await app.inject({
      method: "GET",
      url: orderActRoutes.download.path.replace(":taskId", taskId!),
      query: { format: "CSV" },
      headers: { ...callerHeaders("order", "ORDER_LIST.CANCEL"), "accept-language": "zh-CN" },
    });
    const lines = fetched.body.trim().split("\r\n");
    expect(lines).toHaveLength(ids.length + 1);
    expect(lines[0]).toContain("结果");
    expect(lines[1]).toContain(",操作成功。,,TO_VERIFY,");
    expect(lines.at(-1)).toContain(`409004,DELIVERED,,,${ids.at(-1) ?? ""}`);
    const trail = await database().db.select().from(audit).where(eq(audit.type, "orderAct.downloaded"));
    expect(trail).toMatchObject([{ kind: "EXPORT", subject: taskId }]);
  });

  test("nobody sees another's act, nor takes its outcomes along", async () => {
    const { taskId } = await cancel(await open(DONE_AT_ONCE + 1));
    await ended(taskId);
    const other = { caller: { user: "u-2" } };
    expect(await result(app, orderActRoutes.detail, { body: { taskId: taskId! } }, other)).toBeNull();
    const input = { params: { taskId: taskId! }, query: { format: "CSV" as const } };
    expect((await ask(app, orderActRoutes.download, input, other)).code).toBe(SERVICE_CODES.notFound);
  });
});
