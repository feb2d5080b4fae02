import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { type OrderMeans, orderProblems } from "@linehaul/schema/orders/order/new-order-rules";
import { Money, sum } from "@linehaul/schema/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asNewOrder } from "../../../demo/new-orders.ts";
import { demoOrders } from "../../../demo/order.ts";
import { anyMeans } from "../testing/any-means.ts";
import { groupsOf } from "./merge.ts";

const means: OrderMeans = { ...anyMeans, goodsTypes: 5 };
const make = demoOrders({ orders: 200, until: new Date("2026-11-20T10:00:00Z") });
const base: NewOrder = {
  ...asNewOrder(make(7)),
  agentWayBillNo: null,
  declaredValue: "100",
  insuredValue: null,
  cod: null,
};
const line = base.goods[0]!;
const order = (more: Partial<NewOrder> = {}): NewOrder => ({ ...base, goods: [line], parcelNum: 1, ...more });
const named = (customerOrderNo: string, more: Partial<NewOrder> = {}) => order({ customerOrderNo, ...more });

describe("ORD-12 which orders travel as one", () => {
  test("ORD-12 those that agree do: their parcels, weights, values and goods together", () => {
    const { groups, alone } = groupsOf(
      [
        named("A", { weight: "1.5", volume: "0.1", insuredValue: "50", parcelNum: 2 }),
        named("B", { weight: "0.25", volume: "0.02", declaredValue: "200.00" }),
      ],
      means,
    );
    expect(alone).toEqual([]);
    expect(groups).toMatchObject([
      {
        rows: [0, 1],
        order: {
          customerOrderNo: "A",
          parcelNum: 3,
          weight: "1.75",
          volume: "0.12",
          declaredValue: "300",
          insuredValue: "50",
        },
      },
    ]);
    expect(groups[0]?.order.goods).toHaveLength(2);
  });

  test("ORD-12 cash on delivery and fees are added up, and a volume that is not known of all is not known", () => {
    const cod = { card: "8888", amount: "10.50", currency: "MYR" };
    const fee = { serviceName: "Packaging", fee: "6.00" };
    const { groups } = groupsOf(
      [named("A", { cod, services: [fee], volume: null }), named("B", { cod, services: [fee], volume: "1" })],
      means,
    );
    expect(groups[0]?.order).toMatchObject({ cod: { amount: "21" }, services: [{ fee: "12" }], volume: null });
  });

  test.each<[string, Partial<NewOrder>]>([
    ["CUSTOMER", { customerCode: "6099999999" }],
    ["PARTIES", { receiver: { ...base.receiver, address: "another door" } }],
    ["TERMS", { tradeCondition: base.tradeCondition === "DDP" ? "DAP" : "DDP" }],
    ["PAYER", { payMethod: base.payMethod === "SENDER" ? "RECEIVER" : "SENDER" }],
    ["PAYER", { cod: { card: "1", amount: "1", currency: "MYR" } }],
    ["TERMS", { cargoTypeCode: base.cargoTypeCode === "DOCUMENT" ? "PARCEL" : "DOCUMENT" }],
    ["PAYER", { taxPayMethodCode: base.taxPayMethodCode === "CASH" ? "ONLINE" : "CASH" }],
    ["CURRENCY", { declaredCurrency: base.declaredCurrency === "CNY" ? "USD" : "CNY" }],
    ["AGENT_NUMBER", { agentWayBillNo: "LX1" }],
  ])("ORD-12 %s parts them, and is named", (why, more) => {
    const { groups, alone } = groupsOf([named("A"), named("B"), named("C", more)], means);
    expect(groups.map(({ rows }) => rows)).toEqual([[0, 1]]);
    expect(alone).toMatchObject([{ row: 2, why }]);
    expect(alone[0]?.near).toBe(why === "CUSTOMER" || why === "AGENT_NUMBER" ? null : 0);
  });

  test("ORD-02 ORD-03 what would be over a limit travels by itself, or begins the next group", () => {
    const rows = Array.from({ length: 7 }, (_, i) => named(String(i)));
    const { groups } = groupsOf(rows, means);
    expect(groups.map((g) => g.rows)).toEqual([
      [0, 1, 2, 3, 4],
      [5, 6],
    ]);
    const six = groupsOf(rows.slice(0, 6), means);
    expect(six.alone).toEqual([{ row: 5, why: "GOODS_TYPES", near: 0 }]);
    const dear = named("X", { declaredValue: "4999999" });
    expect(groupsOf([dear, named("Y")], means).alone.map(({ why }) => why)).toEqual(["AMOUNT", "AMOUNT"]);
    expect(groupsOf([named("P", { parcelNum: 999 }), named("Q")], means).alone[1]).toMatchObject({ why: "PARCELS" });
  });

  test("ORD-12 each order is in one group or alone, nothing is lost, and no group breaks a rule", () => {
    const some = fc.record({
      customerCode: fc.constantFrom("6000000001", "6000000002"),
      declaredCurrency: fc.constantFrom("CNY", "USD"),
      payMethod: fc.constantFrom("SENDER" as const, "RECEIVER" as const),
      agentWayBillNo: fc.constantFrom(null, null, null, "LX1"),
      parcelNum: fc.integer({ min: 1, max: 400 }),
      declaredValue: fc.integer({ min: 1, max: 3_000_000 }).map(String),
      weight: fc.integer({ min: 1, max: 99_999 }).map((g) => new Money(g).div(1000).toFixed()),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (all) => {
        const orders = all.map((more, i) => named(String(i), more));
        const { groups, alone } = groupsOf(orders, means);
        const placed = [...groups.flatMap(({ rows }) => rows), ...alone.map(({ row }) => row)];
        expect(placed.toSorted((a, b) => a - b)).toEqual(orders.map((_o, i) => i));
        for (const { rows, order: made } of groups) {
          expect(rows.length).toBeGreaterThan(1);
          expect(orderProblems(made, means)).toEqual([]);
          expect(made.weight).toBe(sum(rows.map((row) => orders[row]?.weight ?? "")));
          expect(new Set(rows.map((row) => orders[row]?.customerCode)).size).toBe(1);
        }
      }),
    );
  });
});
