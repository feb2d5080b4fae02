import type { Db } from "@linehaul/kit/database-type";
import type { OrderNumbersFound } from "@linehaul/schema/orders/order/numbers-found";
import type { OrderRow } from "@linehaul/schema/orders/order/row";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { plainNumber } from "./number.ts";
import { orderNumber } from "./parts/table.ts";
import { orders } from "./table.ts";

const among = (numbers: readonly string[]): SQL => inArray(orderNumber.number, [...new Set(numbers.map(plainNumber))]);

/** Those that no order of the caller has: one of another site, or outside of his rows, is as unknown as any other. */
async function unknownOf(db: Db, mine: SQL, numbers: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ number: orderNumber.number })
    .from(orderNumber)
    .innerJoin(orders, eq(orders.id, orderNumber.orderId))
    .where(and(among(numbers), mine));
  const known = new Set(found.map(({ number }) => number));
  return numbers.filter((number) => !known.has(plainNumber(number)));
}

/** The rows that were found by another number than their waybill's, each by the first of its own. */
async function foundBy(
  db: Db,
  rows: readonly OrderRow[],
  numbers: readonly string[],
): Promise<OrderNumbersFound["foundBy"]> {
  const asked = new Set(numbers.map(plainNumber));
  const others = new Map(rows.filter((row) => !asked.has(row.sfWaybillNo)).map((row) => [row.id, row.sfWaybillNo]));
  if (others.size === 0) return [];
  const found = await db
    .selectDistinctOn([orderNumber.orderId])
    .from(orderNumber)
    .where(and(inArray(orderNumber.orderId, [...others.keys()]), among(numbers)))
    .orderBy(orderNumber.orderId, orderNumber.kind, orderNumber.number);
  return found.flatMap(({ orderId, number, kind }) => {
    const sfWaybillNo = others.get(orderId);
    return sfWaybillNo === undefined ? [] : [{ sfWaybillNo, number, kind }];
  });
}

/** What became of the numbers that a page of orders was looked for by (ORD-01). */
export async function numbersFound(
  db: Db,
  mine: SQL,
  rows: readonly OrderRow[],
  numbers: readonly string[],
): Promise<OrderNumbersFound> {
  const [unknown, others] = await Promise.all([unknownOf(db, mine, numbers), foundBy(db, rows, numbers)]);
  return { unknown, foundBy: others };
}
