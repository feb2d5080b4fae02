import { audit, outbox } from "@linehaul/kit/tables";
import { fail } from "@linehaul/kit/fail";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { type FailedOrderFilter, failedOrderRoutes as routes } from "@linehaul/schema/orders/failed-order";
import { ORDER_CLEAR_FIELDS } from "@linehaul/schema/orders/order/clear";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { NO_ROWS } from "@linehaul/schema/scope";
import { SITE_CODES } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedOrder } from "../../demo.ts";
import { asNewOrder } from "../../demo/new-orders.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { freeNumber } from "../waybill-pool/table.ts";
import { orders } from "../order/table.ts";
import { storeOrders } from "../order/writing/store.ts";
import { forgetOldOrders } from "./forget.ts";
import { orFailed } from "./record.ts";
import { failedOrder } from "./table.ts";
import { everyField } from "./testing/every-field.ts";

const until = new Date("2026-11-20T10:00:00Z");
const size = { orders: 300, until };
const make = demoOrders(size);
const mine = Array.from({ length: 300 }, (_, i) => make(i)).find(({ order }) => order.site === "VN")!;
const kept = { sites: ["VN"], countries: null, orgs: null, customers: [mine.order.customerCode] };
const scopeOf = { none: NO_ROWS, kept };

const asked = everyField(asNewOrder(mine));

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  const lines: string[] = [];
  const log = { error: (_more: object, line: string) => void lines.push(line) };
  beforeAll(async () => {
    await seedOrder(database().db, size);
    app = await testService({ ...service, database: database(), scopeOf });
  });
  afterAll(() => app.close());

  /** Tries to write orders of VN, and hears why not. */
  const refuse = (all: readonly NewOrder[], traceId: string, work?: () => Promise<unknown>) => {
    const { db } = database();
    const writer = { site: "VN", userName: "clerk.vn", scope: EVERY_ROW, at: until } as const;
    const context = {
      caller: {
        aud: "order",
        user: "u-1",
        userName: "clerk.vn",
        role: null,
        site: "VN",
        button: "ORDER_IMPORT.UPLOAD",
      },
      route: "store orders",
      traceId,
      at: until,
    } as const;
    const store = () => db.transaction((tx) => storeOrders(tx, () => undefined, all, { writer }));
    return orFailed({ db, context, write: "STORE", source: "BATCH_IMPORT", orders: all }, log, work ?? store).catch(
      (error: unknown) => error,
    );
  };
  const list = async (
    filter: FailedOrderFilter,
    { site = "VN", scope = "all" }: { site?: "VN" | "MY"; scope?: string } = {},
  ) =>
    (
      await result(
        app,
        routes.pageQuery,
        { body: { pageSize: 200, sort: "AT_DESC", filter, want: [] } },
        { caller: { site, scope } },
      )
    ).data;
  const traced = (traceId: string) => database().db.select().from(failedOrder).where(eq(failedOrder.traceId, traceId));

  test("ORD-01 what is refused is kept with why, in a transaction of its own: the orders are not there", async () => {
    const { db } = database();
    const before = [await db.$count(orders), await db.$count(freeNumber)];
    const good = { ...asked, customerOrderNo: "REFUSED 2", payMonthCard: null, taxMonthCard: null };
    const error = await refuse(
      [good, { ...asked, customerCode: "8499999999" }, { ...asked, serviceName: "Pigeon" }],
      "1".repeat(32),
    );
    expect(error).toMatchObject({ code: SERVICE_CODES.invalid });
    expect([await db.$count(orders), await db.$count(freeNumber)]).toEqual(before);
    const rows = await traced("1".repeat(32));
    expect(
      rows.map((r) => `${r.customerCode} ${r.reason} ${r.code} ${r.orders} ${r.problems[0]?.path.join(".")}`),
    ).toEqual(["8499999999 CUSTOMER 400001 3 customerCode", `${asked.customerCode} BASE_DATA 400001 3 serviceName`]);
    const found = await list({ number: "refused1" });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({ site: "VN", write: "STORE", sourceSystem: "BATCH_IMPORT", userName: "clerk.vn" });
    const told = await db.select().from(outbox).where(eq(outbox.type, "order.refused"));
    expect(told).toMatchObject([{ site: "VN", traceId: "1".repeat(32) }]);
  });

  test("PERM-12 a failed order is forgotten after 90 days, and no sooner", async () => {
    const { db } = database();
    const traceId = "9".repeat(32);
    await refuse([{ ...asked, serviceName: "Pigeon" }], traceId);
    const forgottenAt = async (days: number) => {
      const at = new Date(until.getTime() - days * 24 * 3_600_000);
      await db.update(failedOrder).set({ at }).where(eq(failedOrder.traceId, traceId));
      await forgetOldOrders({ db, now: until, signal: new AbortController().signal, tell: () => undefined });
      return (await traced(traceId)).length === 0;
    };
    expect(await forgottenAt(89)).toBe(false);
    expect(await forgottenAt(91)).toBe(true);
  });

  test("ORD-01 what names no order is kept once a customer, and an accident is the system's", async () => {
    await refuse([asked, asked], "2".repeat(32), () => Promise.reject(fail(SERVICE_CODES.noNumbers)));
    expect(await traced("2".repeat(32))).toMatchObject([{ reason: "NO_NUMBERS", orders: 2, problems: [] }]);
    await refuse([asked], "3".repeat(32), () => Promise.reject(new Error("secret sauce")));
    const [row] = await traced("3".repeat(32));
    expect(row).toMatchObject({ reason: "SYSTEM", code: SERVICE_CODES.broken });
    expect(JSON.stringify(row)).not.toContain("secret sauce");
    expect(lines).toEqual([]);
  });

  test("ORD-01 what can't be kept hides no refusal", async () => {
    const error = await refuse([asked], "4".repeat(32), () => Promise.reject(fail(SERVICE_CODES.noNumbers)));
    expect(error).toMatchObject({ code: SERVICE_CODES.noNumbers });
    const far = await refuse([{ ...asked, customerOrderNo: "\u0000" }], "5".repeat(32), () =>
      Promise.reject(fail(SERVICE_CODES.noNumbers)),
    );
    expect(far).toMatchObject({ code: SERVICE_CODES.noNumbers });
    expect(lines).toEqual(["a failed order was not kept"]);
  });

  test("PERM-12 parameters are masked wherever a person stands behind them, and nothing else is", async () => {
    const [row] = await traced("2".repeat(32));
    const found = await result(app, routes.getOrderParam, { params: { id: row!.id } }, { caller: { site: "VN" } });
    const byField = new Map(found.parameters.flatMap((p) => (p.clearField ? [[p.clearField, p.value]] : [])));
    expect([...byField.keys()].sort()).toEqual([...ORDER_CLEAR_FIELDS].sort());
    for (const value of byField.values()) expect(value).toContain("•");
    const all = JSON.stringify(found);
    for (const secret of [
      asked.sender.phone,
      asked.receiver.address,
      "sender@shop.example",
      "A12345678",
      "7123456789",
      "8888123412341234",
      "90 1234 5678",
    ])
      expect(all).not.toContain(secret);
    expect(found.parameters).toContainEqual({ path: "goods.0.name", value: asked.goods[0]!.name, clearField: null });
    const rows = JSON.stringify(await list({}));
    expect(rows).not.toContain("A12345678");
  });

  test("PERM-12 one of them is shown for a reason, on record, and again on record", async () => {
    const { db } = database();
    const [row] = await traced("2".repeat(32));
    const show = (
      body: object,
      button: "FAILED_ORDER.SHOW_CLEAR" | "FAILED_ORDER.VIEW" = "FAILED_ORDER.SHOW_CLEAR",
      scope = "all",
    ) =>
      ask(
        app,
        routes.showClear,
        { body: { id: row!.id, field: "SENDER_EMAIL", reason: "The customer asks", ...body } },
        { button, caller: { site: "VN", scope } },
      );
    for (const field of ORDER_CLEAR_FIELDS) expect((await show({ field })).result?.value).not.toMatch(/•|^$/);
    expect((await show({})).result).toEqual({ value: "sender@shop.example" });
    const recorded = await db.select().from(audit).where(eq(audit.subject, row!.id));
    expect(recorded).toHaveLength(ORDER_CLEAR_FIELDS.length + 1);
    expect(recorded.at(-1)).toMatchObject({
      kind: "REVEAL",
      module: "FAILED_ORDER",
      reason: "The customer asks",
      site: "VN",
    });
    expect(await show({}, "FAILED_ORDER.VIEW")).toMatchObject({ code: SERVICE_CODES.notTaken });
    expect(await show({}, undefined, "none")).toMatchObject({ code: SERVICE_CODES.notFound });
    expect(await show({ reason: "ab" })).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["reason"] }] });
  });

  test("PERM-02 rows are those of the orders that they would have been: list, by id, parameters, analysis", async () => {
    const seen = await list({}, { scope: "kept" });
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map((f) => f.customerCode))).toEqual(new Set([mine.order.customerCode]));
    expect(await list({}, { scope: "none" })).toEqual([]);
    const [foreign] = await list({}, { site: "MY" });
    const caller = { site: "VN", scope: "all" } as const;
    expect(await result(app, routes.byIds, { body: { ids: [foreign!.id, seen[0]!.id] } }, { caller })).toHaveLength(1);
    expect(await ask(app, routes.getOrderParam, { params: { id: foreign!.id } }, { caller })).toMatchObject({
      code: SERVICE_CODES.notFound,
    });
    const analysed = await result(app, routes.analysisList, { query: {} }, { caller: { site: "VN", scope: "kept" } });
    expect(analysed.total).toBe(seen.length);
  });

  test("ORD-01 the demo's month has every kind of failure, at every site, and each filter finds its own", async () => {
    const all = (
      await Promise.all(
        SITE_CODES.map((site) => database().db.select().from(failedOrder).where(eq(failedOrder.site, site))),
      )
    ).flat();
    expect(new Set(all.map(({ site }) => site))).toEqual(new Set(SITE_CODES));
    expect(all.filter(({ at }) => at.getTime() < until.getTime() - 31 * 86_400_000)).toEqual([]);
    const vn = await list({});
    const [one] = vn;
    for (const filter of [
      { reason: one!.reason },
      { sourceSystem: one!.sourceSystem },
      { customerCode: one!.customerCode },
      { from: one!.at, to: new Date(Date.parse(one!.at) + 1).toISOString() },
    ]) {
      const found = await list(filter);
      expect(found).toContainEqual(one);
      expect(found.length).toBeLessThan(vn.length);
    }
  });

  test("ORD-01 an order that stands under the number is linked, of the same customer alone", async () => {
    const taken = (await list({ reason: "NUMBER" })).at(0)!;
    const found = await result(app, routes.getOrderParam, { params: { id: taken.id } }, { caller: { site: "VN" } });
    expect(found.waybillNo).toMatch(/^SF/);
    const [row] = await traced("2".repeat(32));
    expect(
      (await result(app, routes.getOrderParam, { params: { id: row!.id } }, { caller: { site: "VN" } })).waybillNo,
    ).toBeNull();
  });

  test("ORD-01 the analysis adds up, by reason, source and day; days are the caller's", async () => {
    const rows = await list({});
    const caller = { site: "VN" } as const;
    const inZone = (zone: string) =>
      result(app, routes.analysisList, { query: {} }, { caller, headers: { "x-time-zone": zone } });
    const found = await inZone("Asia/Ho_Chi_Minh");
    expect(found.total).toBe(rows.length);
    const sum = (all: readonly { count: number }[]) => all.reduce((n, { count }) => n + count, 0);
    expect([sum(found.byReason), sum(found.bySource), sum(found.byDay)]).toEqual([
      found.total,
      found.total,
      found.total,
    ]);
    expect(found.byReason.map(({ count }) => count)).toEqual(
      found.byReason.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    expect(found.byCustomer.length).toBeLessThanOrEqual(20);
    const days = (zone: string) =>
      new Set(rows.map(({ at }) => new Date(at).toLocaleDateString("sv-SE", { timeZone: zone })));
    expect(new Set(found.byDay.map(({ day }) => day))).toEqual(days("Asia/Ho_Chi_Minh"));
    expect(new Set((await inZone("America/Los_Angeles")).byDay.map(({ day }) => day))).toEqual(
      days("America/Los_Angeles"),
    );
    const none = await result(app, routes.analysisList, { query: { to: "2020-01-01T00:00:00Z" } }, { caller });
    expect(none).toEqual({ total: 0, byReason: [], bySource: [], byCustomer: [], byDay: [] });
  });
});
