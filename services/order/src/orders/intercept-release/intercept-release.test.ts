import { openJobs } from "@linehaul/kit/jobs/jobs";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { says, stubReceiver, takes, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { outsideSystem } from "@linehaul/kit/way-out/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { interceptReleaseRoutes, type OutletCommandFilter } from "@linehaul/schema/orders/intercept-release";
import { orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { OutletDelivery } from "@linehaul/schema/outside/outlet";
import { NO_ROWS } from "@linehaul/schema/scope";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { setState } from "../order/lifecycle/testing/set-state.ts";
import { commandFlags } from "./commands.ts";

const COUNT = 600;
const make = demoOrders({ orders: COUNT, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: COUNT }, (_, i) => make(i));
const ofSite = all.filter(({ order, parties }) => order.site === "MY" && parties[0]?.cityCode);
const live = ofSite.filter(({ order }) => order.orderStatus !== "DELIVERED");
const delivered = ofSite.find(({ order }) => order.orderStatus === "DELIVERED")!.order;
const foreign = all.find(({ order }) => order.site === "VN")!.order;
/** Each test has orders of its own. */
let next = 0;
const take = () => live[(next += 1)]!;

const my = { sites: ["MY" as const], countries: null, orgs: null, customers: null };
const scopeOf = { none: NO_ROWS, my, nowhere: { ...my, countries: ["ZZ"] } };
const as = { caller: { site: "MY", scope: "my" } } as const;
const routes = interceptReleaseRoutes;
const ofOrder = (id: string) => ({ params: { id } });

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    const receivers = new Map([["OUTLET", receiver]] as const);
    app = await testService({ ...service, database: database(), scopeOf, jobs: openJobs, receivers });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    receiver.forget();
    await database().db.update(outsideSystem).set({ failures: 0, downSince: null, probeAt: null });
  });

  const found = async (filter: OutletCommandFilter, scope: keyof typeof scopeOf = "my") =>
    (await result(app, routes.pageQuery, { body: { pageSize: 50, filter } }, { caller: { site: "MY", scope } })).data;
  const ended = (number: string) =>
    until(
      () => found({ numbers: [number] }),
      (rows) => rows.every(({ state }) => state !== "PENDING"),
    );
  const told = () => receiver.has.map((body) => OutletDelivery.parse(JSON.parse(body)));

  test("REV-03 an interception goes to the outlet of the sender's area, and the release after it; each is shown with its answer", async () => {
    const { order, parties } = take();
    expect(await ask(app, routes.release, ofOrder(order.id), as)).toMatchObject({ code: SERVICE_CODES.wrongState });
    await result(app, routes.intercept, ofOrder(order.id), as);
    await ended(order.sfWaybillNo);
    await result(app, routes.release, ofOrder(order.id), as);
    const [released, intercepted] = await ended(order.sfWaybillNo);
    const outlet = parties[0]?.cityCode;
    expect(intercepted).toMatchObject({ kind: "INTERCEPT", outlet, state: "SUCCESS", httpStatus: 200, isLast: false });
    expect(released).toMatchObject({ kind: "RELEASE", outlet, state: "SUCCESS", isLast: true, attempts: 1 });
    expect(told().map(({ kind, content }) => [kind, content.outlet])).toEqual([
      ["INTERCEPT", outlet],
      ["RELEASE", outlet],
    ]);
    const attempts = await result(app, routes.attempts, { body: { id: released!.id } }, as);
    expect(attempts).toMatchObject([{ attempt: 1, outcome: "TAKEN", httpStatus: 200 }]);
    expect((await commandFlags(database().db, [order.id]))(order.id)).toEqual({
      intercepted: "SENT",
      released: "SENT",
    });
  });

  test("REV-03 what was refused is sent again by its key; what the outlet has is a new command, with a reason", async () => {
    const { order } = take();
    receiver.behave(says(422, {}, "no such parcel"));
    const { id } = await result(app, routes.intercept, ofOrder(order.id), as);
    const [refused] = await ended(order.sfWaybillNo);
    expect(refused).toMatchObject({ state: "FAILED", httpStatus: 422, answer: "no such parcel", isLast: true });
    expect((await commandFlags(database().db, [order.id]))(order.id)).toEqual({
      intercepted: "UNSENT",
      released: null,
    });
    receiver.behave(takes);
    await result(app, routes.send, { params: { id }, body: {} }, as);
    expect(await ended(order.sfWaybillNo)).toMatchObject([{ id, state: "SUCCESS", attempts: 2 }]);
    expect(new Set(receiver.asked.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);

    const without = await ask(app, routes.send, { params: { id }, body: {} }, as);
    expect(without).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["reason"], key: "required" }] });
    const long = { params: { id }, body: { reason: "x".repeat(301) } };
    expect((await ask(app, routes.send, long, as)).code).toBe(SERVICE_CODES.invalid);
    const reason = "x".repeat(300);
    const anew = await result(app, routes.send, { params: { id }, body: { reason } }, as);
    expect(anew).toMatchObject({ kind: "INTERCEPT", reason, version: 2, isLast: true });
    await ended(order.sfWaybillNo);
    expect(told().map(({ version, content }) => [version, content.reason])).toEqual([
      [1, null],
      [2, reason],
    ]);
    const overtaking = { params: { id }, body: { reason } };
    expect((await ask(app, routes.send, overtaking, as)).code).toBe(SERVICE_CODES.wrongState);
  });

  test("REV-03 an interception that can't have arrived is withdrawn in place of a release; one that may have is followed", async () => {
    const [{ order: away }, { order: lost }] = [take(), take()];
    receiver.behave(says(503));
    await result(app, routes.intercept, ofOrder(away.id), as);
    await until(
      () => found({ numbers: [away.sfWaybillNo] }),
      ([row]) => row?.httpStatus === 503,
    );
    const gone = await result(app, routes.release, ofOrder(away.id), as);
    expect(gone).toMatchObject({ kind: "INTERCEPT", state: "WITHDRAWN", isLast: false });
    const flags = await commandFlags(database().db, [away.id]);
    expect(flags(away.id)).toEqual({ intercepted: null, released: null });
    expect((await ask(app, routes.send, { params: { id: gone.id }, body: {} }, as)).code).toBe(
      SERVICE_CODES.wrongState,
    );

    await database().db.update(outsideSystem).set({ failures: 0, downSince: null, probeAt: null });
    receiver.behave((request) => void request.socket.destroy());
    await result(app, routes.intercept, ofOrder(lost.id), as);
    await until(
      () => found({ numbers: [lost.sfWaybillNo] }),
      ([row]) => row?.silence === "RESET",
    );
    expect(await result(app, routes.release, ofOrder(lost.id), as)).toMatchObject({
      kind: "RELEASE",
      state: "PENDING",
    });
    expect((await found({ numbers: [lost.sfWaybillNo] })).map(({ state }) => state)).toEqual(["PENDING", "PENDING"]);
  });

  test("REV-03 many are sent again with an outcome each", async () => {
    const [{ order: failed }, { order: sent }, { order: never }] = [take(), take(), take()];
    await result(app, routes.intercept, ofOrder(sent.id), as);
    await ended(sent.sfWaybillNo);
    receiver.behave(says(400));
    await result(app, routes.intercept, ofOrder(failed.id), as);
    await ended(failed.sfWaybillNo);
    receiver.behave(takes);
    const ids = [failed.id, sent.id, never.id, foreign.id];
    const { outcomes } = await result(app, routes.sendMany, { body: { ids } }, as);
    const { invalid, wrongState, notFound } = SERVICE_CODES;
    expect(outcomes.map(({ isDone, code }) => [isDone, code])).toEqual([
      [true, null],
      [false, invalid],
      [false, wrongState],
      [false, notFound],
    ]);
    expect(await ended(failed.sfWaybillNo)).toMatchObject([{ state: "SUCCESS", attempts: 2 }]);
  });

  test("ORD-06 what an administrator cancels under way is held at its outlet; what has not left yet is not", async () => {
    const [underWay, there] = ofSite
      .flatMap(({ order }) => (order.orderStatus === "DELIVERED" ? [order] : []))
      .slice(-2);
    if (underWay === undefined || there === undefined) throw new Error("the demo delivers nothing");
    await setState(database().db, [underWay.id], "IN_TRANSIT");
    await setState(database().db, [there.id], "APPROVED");
    const body = { ids: [underWay.id, there.id], reason: "Dangerous goods", page: "ORDER_LIST" as const };
    const { outcomes } = await result(app, orderCancelRoutes.cancelApproved, { body }, as);
    expect(outcomes.map(({ isDone }) => isDone)).toEqual([true, true]);
    expect(await ended(underWay.sfWaybillNo)).toMatchObject([{ kind: "INTERCEPT", state: "SUCCESS" }]);
    expect(await found({ numbers: [there.sfWaybillNo] })).toEqual([]);
  });

  test("REV-03 what is delivered is not held back; PERM-02 nor are orders that are not one's own, nor are their commands seen", async () => {
    expect((await ask(app, routes.intercept, ofOrder(delivered.id), as)).code).toBe(SERVICE_CODES.wrongState);
    for (const id of [foreign.id, "0198a000-0000-7000-8000-000000000001"])
      expect((await ask(app, routes.intercept, ofOrder(id), as)).code).toBe(SERVICE_CODES.notFound);
    const [row] = await found({ kind: "INTERCEPT" });
    expect(await found({}, "nowhere")).toEqual([]);
    const other = { caller: { site: "MY", scope: "nowhere" } } as const;
    expect(await result(app, routes.byIds, { body: { ids: [row!.id] } }, other)).toEqual([]);
    expect(await result(app, routes.attempts, { body: { id: row!.id } }, other)).toEqual([]);
    expect((await ask(app, routes.send, { params: { id: row!.id }, body: {} }, other)).code).toBe(
      SERVICE_CODES.notFound,
    );
  });
});
