import { randomUUID } from "node:crypto";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { says, stubReceiver, takes, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import { CustomsDelivery } from "@linehaul/schema/outside/customs";
import { NO_ROWS } from "@linehaul/schema/scope";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { storeOrders } from "../../demo.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { orderGoods } from "../order/parts/table.ts";
import { setState } from "../order/lifecycle/testing/set-state.ts";
import { orders } from "../order/table.ts";
import { cancelAtCustoms } from "./push.ts";

const COUNT = 300;
const make = demoOrders({ orders: COUNT, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: COUNT }, (_, i) => make(i));
const ofSite = all.filter(({ order }) => order.site === "MY");
const live = ofSite.filter(({ order }) => order.orderStatus !== "CANCELLED");
const dead = ofSite.find(({ order }) => order.orderStatus === "CANCELLED")!.order;
const foreign = all.find(({ order }) => order.site === "VN")!.order;
/** Each test has orders of its own. */
let next = 0;
const take = () => live[(next += 1)]!;

const my = { sites: ["MY" as const], countries: null, orgs: null, customers: null };
const scopeOf = { none: NO_ROWS, my, sg: { ...my, countries: ["SG"] } };
const as = { caller: { site: "MY", scope: "my" } } as const;
const { pageQuery, byIds, recordPage, sent, push } = orderPushRoutes;

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());
beforeEach(() => receiver.forget());

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeOrders(database().db, all);
    app = await testService({
      ...service,
      database: database(),
      scopeOf,
      jobs: openJobs,
      receivers: new Map([["CUSTOMS", receiver]]),
    });
  });
  afterAll(() => app.close());

  const pushed = (id: string, more = {}) => ask(app, push, { params: { id } }, { ...as, ...more });
  const stateOf = async (number: string) => {
    const filter = { number };
    return (await result(app, pageQuery, { body: { pageSize: 5, filter } }, as)).data[0]!;
  };
  const ended = (number: string) =>
    until(
      () => stateOf(number),
      ({ state }) => state !== "PENDING",
    );
  const attemptsOf = async (number: string) =>
    (await result(app, recordPage, { body: { pageSize: 50, filter: { number } } }, as)).data;

  test("ORD-09 a push is answered at once as pending (0), and is there as it is declared (2), with its record", async () => {
    const { order, goods } = take();
    const { status, result: answered, traceId } = await pushed(order.id);
    expect([status, answered?.state, answered?.pushStatus]).toEqual([200, "PENDING", 0]);
    expect(await ended(order.sfWaybillNo)).toMatchObject({ state: "SUCCESS", pushStatus: 2, attempts: 1, traceId });
    const [body = ""] = receiver.has;
    // What is printed for the receiver is what it is sent, to the last field.
    expect(z.strictObject(CustomsDelivery.options[0].shape).parse(JSON.parse(body)).content).toEqual(
      JSON.parse(body).content,
    );
    expect(JSON.parse(body)).toMatchObject({
      kind: "DECLARE",
      subject: order.id,
      content: { sfWaybillNo: order.sfWaybillNo, declaredValue: order.declaredValue, goods: { length: goods.length } },
    });
    const [attempt] = await attemptsOf(order.sfWaybillNo);
    expect(attempt).toMatchObject({ outcome: "TAKEN", httpStatus: 200, traceId, attempt: 1 });
    const trail = await database().db.select().from(audit).where(eq(audit.traceId, traceId!));
    expect(trail.map(({ type }) => type)).toEqual(["order.pushed", "delivery.ended"]);
  });

  test("PERM-12 what was sent is shown masked, and an answer that repeats it too", async () => {
    const { order, parties } = take();
    const phone = parties[1]!.phone;
    receiver.behave(says(400, {}, `no such telephone: ${phone}`));
    await pushed(order.id);
    expect(await ended(order.sfWaybillNo)).toMatchObject({ state: "FAILED", pushStatus: 1 });
    const [attempt] = await attemptsOf(order.sfWaybillNo);
    expect(attempt).toMatchObject({ outcome: "REFUSED", httpStatus: 400 });
    expect(attempt!.answer).not.toContain(phone);
    const shown = await result(app, sent, { params: { id: attempt!.id } }, as);
    expect(shown.fields.find(({ path }) => path === "receiver.phone")?.value).toContain("•••");
    expect(shown.fields.find(({ path }) => path === "sfWaybillNo")?.value).toBe(order.sfWaybillNo);
    const text = JSON.stringify(shown);
    for (const secret of parties.flatMap((p) => [p.phone, p.address, p.email, p.certNo]))
      expect(secret === null || secret === undefined || !text.includes(secret)).toBe(true);
  });

  test("ORD-09 the same order again is there once; after a correction it is news", async () => {
    const { order } = take();
    await pushed(order.id);
    await ended(order.sfWaybillNo);
    await pushed(order.id);
    await ended(order.sfWaybillNo);
    expect([receiver.asked.length, receiver.has.length]).toEqual([2, 1]);
    await database().db.update(orderGoods).set({ hsCode: "010121" }).where(eq(orderGoods.orderId, order.id));
    await pushed(order.id);
    await ended(order.sfWaybillNo);
    expect(receiver.has).toHaveLength(2);
    const headers = { "idempotency-key": randomUUID() };
    await pushed(order.id, { headers });
    await pushed(order.id, { headers });
    await ended(order.sfWaybillNo);
    expect(await attemptsOf(order.sfWaybillNo)).toHaveLength(4);
  });

  test("ORD-09 what is cancelled is not declared; what is cancelled after it was is told of, and that can be pushed again", async () => {
    expect(await pushed(dead.id)).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "CANCELLED" });
    const { order } = take();
    await pushed(order.id);
    await ended(order.sfWaybillNo);
    const { db } = database();
    receiver.behave(says(403));
    await db.transaction(async (tx) => {
      await setState(tx, [order.id], "CANCELLED");
      const [row] = await tx.select().from(orders).where(eq(orders.id, order.id));
      await cancelAtCustoms(tx, [row!], { askedBy: "siti", at: new Date(), traceId: "0".repeat(32) });
      // Once more, and of one of which it was never told: nothing follows.
      const [other] = await tx.select().from(orders).where(eq(orders.id, dead.id));
      await cancelAtCustoms(tx, [row!, other!], { askedBy: "siti", at: new Date(), traceId: "0".repeat(32) });
    });
    expect(await ended(order.sfWaybillNo)).toMatchObject({ kind: "CANCEL", state: "FAILED" });
    receiver.behave(takes);
    expect((await pushed(order.id)).status).toBe(200);
    expect(await ended(order.sfWaybillNo)).toMatchObject({ kind: "CANCEL", state: "SUCCESS" });
    expect(receiver.has.map((body) => JSON.parse(body).kind)).toEqual(["DECLARE", "CANCEL"]);
  });

  test("PERM-02 rows are those of the orders, in both lists and in what is pushed; PUSH is a button", async () => {
    const { order } = live.find((o) => o.order.receiverCountry !== "SG" && o.order.id !== live[1]!.order.id)!;
    await pushed(order.id);
    const { id } = await ended(order.sfWaybillNo);
    const [attempt] = await attemptsOf(order.sfWaybillNo);
    for (const scope of ["none", "sg"]) {
      const other = { caller: { site: "MY", scope } } as const;
      const found = await result(app, pageQuery, { body: { pageSize: 200 } }, other);
      expect(found.data.filter(({ receiverCountry }) => receiverCountry !== "SG")).toEqual([]);
      expect(await result(app, byIds, { body: { ids: [id] } }, other)).toEqual([]);
      const records = await result(app, recordPage, { body: { pageSize: 200 } }, other);
      expect(records.data.filter(({ receiverCountry }) => receiverCountry !== "SG")).toEqual([]);
      expect((await ask(app, sent, { params: { id: attempt!.id } }, other)).code).toBe(SERVICE_CODES.notFound);
      expect((await pushed(order.id, other)).code).toBe(SERVICE_CODES.notFound);
    }
    expect((await pushed(foreign.id)).code).toBe(SERVICE_CODES.notFound);
    expect((await pushed(order.id, { button: "ORDER_PUSH_EXTERNAL.VIEW" })).status).toBe(403);
  });
});
