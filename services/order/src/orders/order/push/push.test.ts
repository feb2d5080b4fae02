import { randomUUID } from "node:crypto";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { says, stubReceiver, takes, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { BUTTONS } from "@linehaul/schema/modules";
import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import { orderActRoutes } from "@linehaul/schema/orders/order/act";
import { DONE_AT_ONCE } from "@linehaul/schema/orders/order/act-limits";
import { orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { orderPushActRoutes } from "@linehaul/schema/orders/order/push";
import { NO_ROWS } from "@linehaul/schema/scope";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { orderGoods } from "../parts/table.ts";

const COUNT = 300;
const make = demoOrders({ orders: COUNT, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: COUNT }, (_, i) => make(i));
const ofSite = all.filter(({ order }) => order.site === "MY");
const dead = ofSite.find(({ order }) => order.orderStatus === "CANCELLED")!.order;
const open = ofSite.filter(({ order }) => order.orderStatus === "TO_VERIFY").map(({ order }) => order);
const live = ofSite
  .filter(({ order }) => order.orderStatus !== "CANCELLED" && order.orderStatus !== "TO_VERIFY")
  .map(({ order }) => order);
const foreign = all.find(({ order }) => order.site === "VN")!.order;
/** Each test has orders of its own. */
let taken = 0;
const take = (count: number) => live.slice(taken, (taken += count));
const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);

const scopeOf = { none: NO_ROWS, my: { sites: ["MY" as const], countries: null, orgs: null, customers: null } };
const as = { caller: { site: "MY", scope: "my" } } as const;
const { preview, failed, push } = orderPushActRoutes;

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.forget();
  receiver.behave(takes);
});

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({
      ...service,
      database: database(),
      scopeOf,
      standingOf: async () => ({ buttons: [...BUTTONS], scope: "my" }),
      jobs: openJobs,
      receivers: new Map([["CUSTOMS", receiver]]),
    });
  });
  afterAll(() => app.close());

  const pushed = (ids: readonly string[], headers = {}) =>
    result(app, push, { body: { ids: [...ids] } }, { ...as, headers });
  const standing = async (ids: readonly string[]) =>
    (await result(app, preview, { body: { ids: [...ids] } }, as)).map((order) => order.standing);
  const ended = (number: string) =>
    until(
      async () =>
        (await result(app, orderPushRoutes.pageQuery, { body: { pageSize: 5, filter: { number } } }, as)).data[0]!,
      ({ state }) => state !== "PENDING",
    );

  test("ORD-09 the question says of each order what a push would tell; what is foreign is left out", async () => {
    const [fresh, same, changed] = take(3);
    const ids = idsOf([fresh!, same!, changed!, dead]);
    expect(await standing([...ids, foreign.id])).toEqual(["NEW", "NEW", "NEW", "REFUSED"]);
    await pushed(idsOf([same!, changed!]));
    for (const { sfWaybillNo } of [same!, changed!]) await ended(sfWaybillNo);
    await database().db.update(orderGoods).set({ hsCode: "010121" }).where(eq(orderGoods.orderId, changed!.id));
    expect(await standing(ids)).toEqual(["NEW", "UNCHANGED", "CHANGED", "REFUSED"]);
  });

  test("ORD-09 each order has its outcome, and one that can't be pushed stops no other; the same submission answers the same", async () => {
    const [one, two] = take(2);
    const headers = { "idempotency-key": randomUUID() };
    const ids = [one!.id, dead.id, foreign.id, two!.id];
    const act = await pushed(ids, headers);
    expect(act).toMatchObject({ taskId: null, state: "SUCCESS", orders: 4 });
    expect(act.outcomes).toMatchObject([
      { orderId: one!.id, isDone: true, code: null },
      { orderId: dead.id, isDone: false, code: SERVICE_CODES.wrongState, stateFound: "CANCELLED" },
      { orderId: foreign.id, isDone: false, code: SERVICE_CODES.notFound, sfWaybillNo: null },
      { orderId: two!.id, isDone: true, code: null },
    ]);
    expect(await pushed(ids, headers)).toEqual(act);
    for (const { sfWaybillNo } of [one!, two!]) expect(await ended(sfWaybillNo)).toMatchObject({ state: "SUCCESS" });
    expect(receiver.has).toHaveLength(2);
  });

  test("ORD-09 one that was cancelled after the question is refused with who cancelled it; the receiver never hears of it", async () => {
    const order = open[0]!;
    expect(await standing([order.id])).toEqual(["NEW"]);
    const body = { ids: [order.id], reason: "Ordered twice", page: "ORDER_LIST" as const };
    await result(app, orderCancelRoutes.cancel, { body }, as);
    expect((await pushed([order.id])).outcomes).toMatchObject([
      { isDone: false, code: SERVICE_CODES.wrongState, stateFound: "CANCELLED", by: "admin" },
    ]);
    expect(receiver.asked).toEqual([]);
  });

  test("ORD-09 more than 20 are a task, whose outcomes are kept: none is there twice", async () => {
    const ids = [...idsOf(take(DONE_AT_ONCE + 4)), dead.id];
    const asked = await pushed(ids);
    expect(asked).toMatchObject({ state: "PENDING", orders: ids.length, outcomes: [] });
    const act = (await until(
      () => result(app, orderActRoutes.detail, { body: { taskId: asked.taskId! } }, as),
      (found) => found?.state === "SUCCESS" || found?.state === "FAILED",
    ))!;
    expect(act.outcomes.map(({ orderId }) => orderId)).toEqual(ids);
    expect(act.outcomes.filter(({ isDone }) => !isDone)).toMatchObject([{ orderId: dead.id }]);
    await until(
      async () => receiver.has.length,
      (count) => count === ids.length - 1,
    );
    expect(receiver.asked).toHaveLength(ids.length - 1);
  });

  test("ORD-09 all that failed and match stand in the question, within the caller's rows", async () => {
    const some = take(2);
    receiver.behave(says(400));
    await pushed(idsOf(some));
    for (const { sfWaybillNo } of some) expect(await ended(sfWaybillNo)).toMatchObject({ state: "FAILED" });
    const filter = { number: some[0]!.sfWaybillNo };
    const found = await result(app, failed, { body: { filter } }, as);
    expect(found).toMatchObject({ matching: 1, orders: [{ id: some[0]!.id, standing: "UNCHANGED" }] });
    const none = { caller: { site: "MY", scope: "none" } } as const;
    expect(await result(app, failed, { body: {} }, none)).toEqual({ matching: 0, orders: [] });
    expect((await result(app, push, { body: { ids: idsOf(some) } }, none)).outcomes).toMatchObject([
      { code: SERVICE_CODES.notFound },
      { code: SERVICE_CODES.notFound },
    ]);
  });

  test.each([
    ["no orders", [], "required"],
    ["an order twice", [live[0]!.id, live[0]!.id], "duplicate"],
  ])("bad input: %s is refused at the field", async (_what, ids, key) => {
    const answer = await ask(app, push, { body: { ids } }, as);
    expect(answer).toMatchObject({ status: 400, code: SERVICE_CODES.invalid });
    expect(JSON.stringify(answer)).toContain(key);
  });
});
