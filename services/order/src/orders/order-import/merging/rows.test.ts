import { Money, sum } from "@linehaul/schema/money";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import type { OrderMeans } from "@linehaul/schema/orders/order/new-order-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyMeans } from "../../order/testing/any-means.ts";
import { fresh } from "../testing/importing.ts";
import { proposedOf, standing } from "./rows.ts";
import type { PreMergeRecord, ProposedRecord } from "./table.ts";

const means: OrderMeans = { ...anyMeans, goodsTypes: 4 };
const record: PreMergeRecord = {
  id: "0197f000-0000-7000-8000-00000000a001",
  site: "MY",
  user: "u-1",
  createdBy: "siti",
  createdAt: new Date(),
  importId: "0197f000-0000-7000-8000-00000000a002",
  fileName: "orders.xlsx",
  taskId: "0197f000-0000-7000-8000-00000000a003",
  state: "PROPOSING",
  orders: null,
  groups: null,
  grouped: null,
  alone: null,
  wrongCells: null,
};
const [first] = fresh(1);
const base: NewOrder = { ...first!, goods: first!.goods.slice(0, 1), insuredValue: null, cod: null };
const propose = (read: { row: number; order: NewOrder }[]): ProposedRecord[] =>
  proposedOf(record, read, { means, nameOf: (code) => `Name of ${code}` });

const some = fc.record({
  customerCode: fc.constantFrom("6000000001", "6000000002"),
  payMethod: fc.constantFrom("SENDER" as const, "RECEIVER" as const),
  agentWayBillNo: fc.constantFrom(null, null, null, "LX1"),
  parcelNum: fc.integer({ min: 1, max: 300 }),
  declaredValue: fc.integer({ min: 1, max: 2_000_000 }).map(String),
  weight: fc.integer({ min: 1, max: 99_999 }).map((g) => new Money(g).div(1000).toFixed()),
});
/** Orders stand in rows of their own, with rows of further goods between them. */
const sheets = fc.array(fc.tuple(some, fc.integer({ min: 1, max: 4 })), { maxLength: 14 }).map((all) => {
  let row = 1;
  return all.map(([more, step], n) => ({
    row: (row += step),
    order: { ...base, ...more, customerOrderNo: `N-${String(n)}` },
  }));
});

test("ORD-12 every row of a sheet is in exactly one group or travels alone with a reason, and sums are exact", () => {
  fc.assert(
    fc.property(sheets, (read) => {
      const proposed = propose(read);
      expect(proposed.flatMap(({ rows }) => rows).toSorted((a, b) => a - b)).toEqual(read.map(({ row }) => row));
      const numbers = proposed.flatMap(({ groupNo }) => groupNo ?? []);
      expect(numbers).toEqual(numbers.map((_n, i) => i + 1));
      const orderOf = new Map(read.map(({ row, order }) => [row, order]));
      for (const one of proposed) {
        const orders = one.rows.map((row) => orderOf.get(row)!);
        expect(one.groupNo === null).toBe(one.why !== null);
        expect(one.groupNo === null).toBe(one.rows.length === 1);
        expect(one.orderNos).toEqual(orders.map((o) => o.customerOrderNo));
        expect(one.parcels).toBe(orders.reduce((n, o) => n + o.parcelNum, 0));
        expect(one.weight).toBe(new Money(sum(orders.map((o) => o.weight))).toFixed(3));
        expect(one.declaredValue).toBe(new Money(sum(orders.map((o) => o.declaredValue))).toFixed(2));
        expect(one.nearRow === null || orderOf.has(one.nearRow)).toBe(true);
      }
      expect(standing(proposed, read, means).broken).toEqual([]);
    }),
  );
});

test("ORD-12 proposals hold while rows and limits are what they were", () => {
  const read = [2, 3, 5, 7].map((row) => ({
    row,
    order: { ...base, customerOrderNo: `N-${String(row)}`, ...(row === 7 && { declaredCurrency: "XXX" }) },
  }));
  const proposed = propose(read);
  expect(proposed).toMatchObject([
    { groupNo: 1, rows: [2, 3, 5], customerName: `Name of ${base.customerCode}` },
    { groupNo: null, rows: [7], why: "CURRENCY", nearRow: 2 },
  ]);
  const [group] = proposed;
  expect(standing(proposed, read, { ...means, goodsTypes: 2 }).broken).toEqual([group]);
  expect(standing(proposed, read.slice(1), means).broken).toHaveLength(2);
  expect(standing(proposed, [...read, { row: 9, order: base }], means).broken).toHaveLength(2);
});
