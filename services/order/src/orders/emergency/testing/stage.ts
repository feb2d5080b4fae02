import { openJobs } from "@linehaul/kit/jobs/jobs";
import type { OpenDatabase } from "@linehaul/kit/database";
import { says, stubReceiver, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { delivery, outsideSystem } from "@linehaul/kit/way-out/tables";
import { type EmergencyAct, emergencyRoutes as routes } from "@linehaul/schema/orders/emergency/routes";
import { OrderCorrection, type StuckOrderFilter } from "@linehaul/schema/orders/emergency/row";
import { interceptReleaseRoutes } from "@linehaul/schema/orders/intercept-release";
import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import type { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { NO_ROWS } from "@linehaul/schema/scope";
import { and, asc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { setState } from "../../order/lifecycle/testing/set-state.ts";
import { orders } from "../../order/table.ts";

const COUNT = 400;
const make = demoOrders({ orders: COUNT, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: COUNT }, (_, i) => make(i));
const ofSite = all.filter(
  ({ order, parties }) => order.site === "MY" && order.orderStatus !== "CANCELLED" && parties[0]?.cityCode,
);
export const foreign = all.find(({ order }) => order.site === "VN")!.order;

const my = { sites: ["MY" as const], countries: null, orgs: null, customers: null };
const scopeOf = { none: NO_ROWS, my };
export const as = { caller: { site: "MY", scope: "my", userName: "admin" } } as const;

/** A service whose customs and outlets are in the tests' hands, with orders of which none is stuck. */
export function emergencyStage(database: () => OpenDatabase) {
  let app: FastifyInstance;
  let receiver: StubReceiver;
  /** Each test has orders of its own. */
  let next = 0;
  beforeAll(async () => {
    const { db } = database();
    receiver = await stubReceiver();
    await storeOrders(db, all);
    // What waits by the demo's own age is none of a test's.
    await db
      .update(orders)
      .set({ passAt: sql`now() + interval '1 hour'` })
      .where(eq(orders.orderStatus, "TO_VERIFY"));
    await db
      .update(orders)
      .set({ waitingSince: sql`now()` })
      .where(sql`waiting_since is not null`);
    const receivers = new Map([["OUTLET", receiver] as const, ["CUSTOMS", receiver] as const]);
    app = await testService({ ...service, database: database(), scopeOf, jobs: openJobs, receivers });
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });
  beforeEach(async () => {
    receiver.forget();
    await database().db.update(outsideSystem).set({ failures: 0, downSince: null, probeAt: null });
  });

  const rowOf = async (id: string) => (await database().db.select().from(orders).where(eq(orders.id, id)))[0]!;
  async function take(orderStatus: (typeof ORDER_STATUSES)[number] = "TO_VERIFY") {
    const { id } = ofSite[(next += 1)]!.order;
    await setState(database().db, [id], orderStatus);
    return rowOf(id);
  }
  const found = async (filter: StuckOrderFilter = {}, scope: keyof typeof scopeOf = "my") =>
    (await result(app, routes.pageQuery, { body: { pageSize: 50, filter } }, { caller: { site: "MY", scope } })).data;
  const shown = async (id: string) => (await result(app, routes.byIds, { body: { ids: [id] } }, as))[0]!;
  const handle = async (id: string, act: EmergencyAct, more: object = {}) =>
    ask(app, routes.handle, { body: { id, version: (await rowOf(id)).version, act, reason: "By hand", ...more } }, as);
  const correct = async (id: string, more: Partial<OrderCorrection>, how: object = as) => {
    const now = await shown(id);
    const body = { ...OrderCorrection.strip().parse(now), ...more, id, version: now.version, reason: "Customs asked" };
    return ask(app, routes.correct, { body }, how);
  };
  const refuse = async (id: string, route: typeof interceptReleaseRoutes.intercept | typeof orderPushRoutes.push) => {
    receiver.behave(says(422, {}, "no such parcel"));
    await result(app, route, { params: { id } }, as);
    await until(
      () => shown(id),
      ({ pushState, commandState }) => (route === orderPushRoutes.push ? pushState : commandState) === "FAILED",
    );
  };
  const commandsOf = async (id: string) =>
    database()
      .db.select()
      .from(delivery)
      .where(and(eq(delivery.subject, id), eq(delivery.system, "OUTLET")))
      .orderBy(asc(delivery.version));
  return {
    app: () => app,
    receiver: () => receiver,
    rowOf,
    take,
    found,
    shown,
    handle,
    correct,
    refuse,
    commandsOf,
  };
}
