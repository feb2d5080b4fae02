import { newId } from "@linehaul/kit/ids";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { audit } from "@linehaul/kit/tables";
import { userTask } from "@linehaul/kit/tasks/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
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
import { setState } from "../lifecycle/testing/set-state.ts";
import { orders } from "../table.ts";
import { orderActOutcome } from "./table.ts";
import { ActedIds } from "./task.ts";

const make = demoOrders({ orders: 600, until: new Date("2026-11-20T10:00:00Z") });
const mine = Array.from({ length: 600 }, (_, i) => make(i)).filter(({ order }) => order.site === "MY");
const delivered = mine.filter(({ order }) => order.orderStatus === "DELIVERED").map(({ order }) => order.id);
const NOW = new Date("2026-11-20T10:00:00Z");
const MANY = DONE_AT_ONCE * 2 + 5;

onEachDatabase(released(service), (database) => {
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
    await setState(database().db, ids, "TO_VERIFY");
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

  test("acts stand among one's own; one that is stopped leaves the rest alone, and its rest is done when it is tried again", async () => {
    const { db } = database();
    const first = await cancel(await open(DONE_AT_ONCE + 1));
    await ended(first.taskId);
    // Two are done at a time: while these have the places, the next one waits.
    const [row] = await db.select().from(userTask).where(eq(userTask.id, first.taskId!));
    const busy = [newId(), newId()];
    const taking = { ...row!, kind: "BUSY", state: "PROCESSING" as const, isReleased: true, endedAt: null };
    await db.insert(userTask).values(busy.map((id) => ({ ...taking, id })));
    const taskId = (await cancel(await open(DONE_AT_ONCE + 1))).taskId!;
    const stopped = await result(app, orderActRoutes.stop, { params: { taskId } });
    expect(stopped).toMatchObject({ taskId, kind: "CANCEL", state: "CANCELLED", orders: 21, looked: 0, done: 0 });
    expect((await ask(app, orderActRoutes.stop, { params: { taskId } })).code).toBe(SERVICE_CODES.wrongState);
    await db.delete(userTask).where(inArray(userTask.id, busy));
    const [task] = await db.select().from(userTask).where(eq(userTask.id, taskId));
    const { ids } = ActedIds.parse(task!.input);
    const kept = { isDone: true, code: null, sfWaybillNo: null, stateFound: null, by: null, at: null, taskId };
    await db
      .insert(orderActOutcome)
      .values(ids.slice(0, DONE_AT_ONCE).map((orderId, place) => ({ ...kept, orderId, place })));
    const again = await result(app, orderActRoutes.retry, { params: { taskId } });
    expect(again).toMatchObject({ state: "PENDING", looked: DONE_AT_ONCE, errorCode: null });
    expect((await ended(taskId)).outcomes.map(({ orderId }) => orderId)).toEqual(ids);
    const found = await db.select().from(orders).where(inArray(orders.id, ids));
    const cancelled = found.filter(({ orderStatus }) => orderStatus === "CANCELLED").map(({ id }) => id);
    expect(cancelled).toEqual(ids.slice(DONE_AT_ONCE));

    const own = (await result(app, orderActRoutes.pageQuery, { body: {} })).data;
    expect(own[0]).toMatchObject({ taskId, state: "SUCCESS", orders: 21, looked: 21, done: 21 });
    expect(own[1]).toMatchObject({ taskId: first.taskId, kind: "CANCEL" });
    expect((await result(app, orderActRoutes.pageQuery, { body: { states: ["FAILED"] } })).data).toEqual([]);
    const other = { caller: { user: "u-2" } };
    expect((await result(app, orderActRoutes.pageQuery, { body: {} }, other)).data).toEqual([]);
    for (const route of [orderActRoutes.stop, orderActRoutes.retry])
      expect((await ask(app, route, { params: { taskId } }, other)).code).toBe(SERVICE_CODES.notFound);
  });
});
