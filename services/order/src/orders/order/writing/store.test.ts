import type { Db } from "@linehaul/kit/database-type";
import type { OutgoingEvent } from "@linehaul/kit/call";
import { ServiceFailure } from "@linehaul/kit/fail";
import { onEachDatabase, onPostgres } from "@linehaul/kit/testing/database";
import { EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import type { RowScope } from "@linehaul/schema/scope";
import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cargoType } from "../../../base-data/cargo-type/table.ts";
import { orderFlow } from "../../../base-data/order-flow/table.ts";
import { payMethod } from "../../../base-data/pay-method/table.ts";
import { asNewOrder } from "../../../demo/new-orders.ts";
import { demoOrders } from "../../../demo/order.ts";
import { fillPool } from "../../../demo/pools.ts";
import { customerCopy } from "../../../customers/customer/table.ts";
import { order as service } from "../../../service.ts";
import { withCustomers } from "../../order-import/testing/importing.ts";
import { freeNumber } from "../../waybill-pool/table.ts";
import { orderControl, orderNumber } from "../parts/table.ts";
import { orders } from "../table.ts";
import { knownProblems } from "./known.ts";
import { storeGroups, storeOrders } from "./store.ts";

const until = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: 400, until });
/** Demo orders of usable customers of MY, as somebody would ask for them. */
const demo = Array.from({ length: 400 }, (_, i) => make(i))
  .filter(({ order }) => order.site === "MY")
  .map(asNewOrder);
const codes = new Set(demo.map(({ customerCode }) => customerCode));

let made = 0;
/** An order of its own numbers. */
const fresh = (more: Partial<NewOrder> = {}): NewOrder => ({
  ...demo[0]!,
  customerOrderNo: `OWN-${++made}`,
  agentWayBillNo: null,
  parcelNum: 1,
  payMethodCode: null,
  ...more,
});

const writer = (scope: RowScope = EVERY_ROW) => ({ site: "MY", userName: "clerk.my", scope, at: until }) as const;
const store = async (db: Db, all: readonly NewOrder[], scope?: RowScope) => {
  const told: OutgoingEvent[] = [];
  const stored = await db.transaction((tx) => storeOrders(tx, (e) => told.push(e), all, { writer: writer(scope) }));
  return { stored, told };
};
/** The problems of a refusal: where, and which rule. */
const refused = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.then(
    () => null,
    (e: unknown) => e,
  );
  if (!(error instanceof ServiceFailure)) throw error ?? new Error("it was not refused");
  return error.fields?.map(({ path, key }) => [path.join("."), key]) ?? error.code;
};

onEachDatabase(withCustomers, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());

  test("ORD-12 every demo order could have been imported: stored with all its parts, to be verified, found by each number", async () => {
    const { db } = database();
    const { stored, told } = await store(db, demo);
    expect(stored).toHaveLength(demo.length);
    expect(told).toMatchObject([{ type: "order.changed", site: "MY", data: { orders: demo.length } }]);
    for (const [i, { id, sfWaybillNo }] of stored.slice(0, 20).entries()) {
      const asked = demo[i]!;
      const found = await result(app, orderRoutes.detail, { body: { number: sfWaybillNo } });
      expect(found?.row).toMatchObject({
        id,
        sourceSystem: "BATCH_IMPORT",
        orderStatus: "TO_VERIFY",
        auditStatus: "NOT_REVIEWED",
        customerCode: asked.customerCode,
        parcelNum: asked.parcelNum,
      });
      expect(found?.detail.goods.map((g) => g.name)).toEqual(asked.goods.map((g) => g.name));
      expect(found?.detail.mergedWaybillNos).toHaveLength(asked.parcelNum - 1);
      expect(found?.detail.history).toMatchObject([{ event: "CREATED", actor: "clerk.my" }]);
    }
    const numbers = await db.select().from(orderNumber);
    expect(new Set(numbers.filter((n) => n.kind === "WAYBILL").map((n) => n.number)).size).toBe(demo.length);
  });

  test("ORD-12 one order that is wrong and nothing is stored, no number is gone, and each mistake has its place", async () => {
    const { db } = database();
    const before = [await db.$count(orders), await db.$count(freeNumber)];
    const wrong = [
      fresh(),
      fresh({ customerCode: "6099999999" }),
      fresh({ payMethod: "SENDER", payMonthCard: "0000000001" }),
      fresh({ serviceName: "Pigeon", insuredValue: `${demo[0]!.declaredValue.split(".")[0]}9` }),
    ];
    expect(await refused(store(db, wrong))).toEqual([
      ["orders.1.customerCode", "customer.unknown"],
      ["orders.2.payMonthCard", "card.unknown"],
      ["orders.3.insuredValue", "order.insured"],
      ["orders.3.serviceName", "order.product"],
    ]);
    expect([await db.$count(orders), await db.$count(freeNumber)]).toEqual(before);
  });

  test("SYS-08 while its lane is closed an order is refused at where it goes, and stored by the next write once it is open", async () => {
    const { db } = database();
    const toClosed = () =>
      store(db, [fresh({ serviceName: "INTL_EXPRESS", receiver: { ...demo[0]!.receiver, countryCode: "KP" } })]);
    expect(await refused(toClosed())).toEqual([["orders.0.receiver.countryCode", "order.offer.closed"]]);
    const turn = (status: "ENABLED" | "DISABLED") => db.update(orderFlow).set({ status });
    await turn("DISABLED");
    expect((await toClosed()).stored).toHaveLength(1);
    await turn("ENABLED");
  });

  test("SYS-08 prohibited goods are refused at their line; what a reviewer or a reader has to know is kept with the order", async () => {
    const { db } = database();
    const sending = (name: string, hsCode = "9503.00") => {
      const one = fresh({});
      return store(db, [{ ...one, goods: one.goods.map((line, n) => (n === 0 ? { ...line, name, hsCode } : line)) }]);
    };
    expect(await refused(sending("Box of fireworks"))).toEqual([["orders.0.goods.0.name", "order.offer.prohibited"]]);
    expect(await refused(sending("Cartridges", "9306.90"))).toEqual([
      ["orders.0.goods.0.hsCode", "order.offer.prohibited"],
    ]);
    const { stored } = await sending("Small drone");
    const kept = await db.select().from(orderControl).where(eq(orderControl.orderId, stored[0]!.id));
    expect(kept).toMatchObject([{ controlCode: "DRONES", effect: "REVIEW", lineNo: 1, found: "drone" }]);
  });

  test("SYS-08 an order holds codes as base data has them: its product by name or code, and who names no pay method pays by the first that fits", async () => {
    const { db } = database();
    const own = {
      serviceName: "INTL_ECONOMY",
      cargoTypeCode: "BATTERY",
      payMethod: "RECEIVER",
      payMonthCard: null,
    } as const;
    const plain = { ...own, taxPayMethod: "THIRD_PARTY", taxMonthCard: null, taxPayMethodCode: null } as const;
    const { stored } = await store(db, [fresh(plain), fresh({ ...plain, payMethodCode: "ONLINE" })]);
    const rows = await db
      .select()
      .from(orders)
      .where(
        inArray(
          orders.id,
          stored.map(({ id }) => id),
        ),
      );
    const held = { productCode: "INTL_ECONOMY", serviceName: "International Economy", cargoTypeCode: "BATTERY" };
    expect(rows.toSorted((a, b) => (a.customerOrderNo < b.customerOrderNo ? -1 : 1))).toMatchObject([
      { ...held, payMethodCode: "CASH", taxPayMethodCode: "BANK_TRANSFER" },
      { ...held, payMethodCode: "ONLINE", taxPayMethodCode: "BANK_TRANSFER" },
    ]);
    await db.update(cargoType).set({ status: "DISABLED" }).where(eq(cargoType.code, "BATTERY"));
    await db.update(payMethod).set({ status: "DISABLED" }).where(eq(payMethod.code, "ONLINE"));
    expect(await refused(store(db, [fresh({ ...plain, payMethodCode: "ONLINE" })]))).toEqual([
      ["orders.0.cargoTypeCode", "order.cargoType.unknown"],
      ["orders.0.payMethodCode", "order.payMethod.unknown"],
    ]);
    await db.update(cargoType).set({ status: "ENABLED" });
    await db.update(payMethod).set({ status: "ENABLED" });
    expect(await refused(store(db, [fresh({ ...plain, cargoTypeCode: "FRESH" })]))).toEqual([
      ["orders.0.cargoTypeCode", "order.cargoType.product"],
    ]);
  });

  test("ORD-12 numbers repeated in the file or the database are refused, and say which", async () => {
    const { db } = database();
    const first = fresh({ agentWayBillNo: "LX 42" });
    await store(db, [first]);
    const again = fresh({ customerOrderNo: first.customerOrderNo.toLowerCase() });
    expect(await refused(store(db, [again]))).toEqual([["orders.0.customerOrderNo", "order.number.taken"]]);
    expect(await refused(store(db, [fresh({ agentWayBillNo: "lx42" })]))).toEqual([
      ["orders.0.agentWayBillNo", "order.number.taken"],
    ]);
    const twice = fresh();
    expect(await refused(store(db, [twice, { ...twice, customerOrderNo: ` ${twice.customerOrderNo} ` }]))).toEqual([
      ["orders.1.customerOrderNo", "order.number.inFile"],
    ]);
    const [problems] = await knownProblems(db, writer(), [{ ...again, parcelNum: "many" }]);
    expect(problems).toMatchObject([{ params: { number: again.customerOrderNo } }]);
    // Another customer may number his orders alike.
    const other = [...codes].find((code) => code !== first.customerCode)!;
    await store(db, [fresh({ customerOrderNo: first.customerOrderNo, customerCode: other, payMonthCard: null })]);
  });

  test("PERM-02 a customer outside of the writer's rows is none, and one that may not order is refused", async () => {
    const { db } = database();
    const order = fresh();
    const unknown = [["orders.0.customerCode", "customer.unknown"]];
    const [mine] = await db.select().from(customerCopy).where(eq(customerCopy.customerCode, order.customerCode));
    for (const scope of [
      { ...EVERY_ROW, sites: ["VN"] },
      { ...EVERY_ROW, customers: ["6000000000"] },
      { ...EVERY_ROW, orgs: ["VNCS"] },
    ])
      expect(await refused(store(db, [order], scope))).toEqual(unknown);
    await db.update(customerCopy).set({ status: "UNUSABLE" }).where(eq(customerCopy.customerCode, order.customerCode));
    expect(await refused(store(db, [order]))).toEqual([["orders.0.customerCode", "customer.unusable"]]);
    await db.update(customerCopy).set({ status: "USABLE" }).where(eq(customerCopy.customerCode, order.customerCode));
    const { stored } = await store(db, [order], {
      ...EVERY_ROW,
      customers: [order.customerCode],
      orgs: [mine?.orgCode ?? ""],
    });
    expect(stored).toHaveLength(1);
  });

  test("ORD-12 a group is stored as one order: mother number, a child number for each further parcel, all goods, every number", async () => {
    const { db } = database();
    const group = [fresh({ parcelNum: 2 }), fresh(), fresh({ customerOrderNoTwo: "PO-7" })];
    const [stored, ...more] = await db.transaction((tx) =>
      storeGroups(tx, () => undefined, [group], { writer: writer() }),
    );
    expect(more).toEqual([]);
    for (const number of [...group.map((o) => o.customerOrderNo), "PO-7"]) {
      const found = await result(app, orderRoutes.detail, { body: { number } });
      expect(found?.row).toMatchObject({ id: stored?.id, parcelNum: 4 });
      expect(found?.detail.mergedWaybillNos).toHaveLength(3);
      expect(found?.detail.goods).toHaveLength(group.flatMap((o) => o.goods).length);
      expect(found?.detail.history.map((h) => [h.event, h.params])).toContainEqual(["MERGED", { orders: "3" }]);
    }
    const apart = [fresh(), fresh({ declaredCurrency: demo[0]!.declaredCurrency === "CNY" ? "USD" : "CNY" })];
    const parted = db.transaction((tx) => storeGroups(tx, () => undefined, [apart], { writer: writer() }));
    expect(await refused(parted)).toEqual([["groups.0", "order.merge"]]);
  });

  test("ORD-12 a pool without numbers refuses all, by a code of its own", async () => {
    const { db } = database();
    await db.delete(freeNumber).where(eq(freeNumber.site, "MY"));
    await fillPool(db, { site: "MY", kind: "MOTHER", from: 50_000, count: 1 });
    expect(await refused(store(db, [fresh(), fresh()]))).toBe(SERVICE_CODES.noNumbers);
    expect((await store(db, [fresh()])).stored).toMatchObject([{ sfWaybillNo: "SF710000050001" }]);
  });
});

onPostgres(withCustomers, (database) => {
  test("ORD-12 two who store the same number at once: one does, the other is refused", async () => {
    const { db } = database();
    const order = fresh();
    const both = await Promise.allSettled([store(db, [order]), store(db, [order])]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.$count(orders)).toBe(1);
  });
});
