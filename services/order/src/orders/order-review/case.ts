import type { Db } from "@linehaul/kit/database-type";
import type { OrderControl } from "@linehaul/schema/orders/order/order-control";
import type { ReviewCase } from "@linehaul/schema/orders/order-review/case";
import { and, asc, count, inArray, isNull } from "drizzle-orm";
import { commandFlags } from "../intercept-release/commands.ts";
import { controlsOfOrders } from "../order/parts/controls.ts";
import { orderGoods } from "../order/parts/table.ts";
import type { OrderRecord } from "../order/table.ts";
import { handlingOf } from "./handling/standing.ts";
import { orderFollowUp } from "./table.ts";

async function goodsOf(db: Db, ids: readonly string[]) {
  const { orderId, name, lineNo } = orderGoods;
  const mine = inArray(orderId, [...ids]);
  const firsts = await db
    .selectDistinctOn([orderId], { orderId, name })
    .from(orderGoods)
    .where(mine)
    .orderBy(orderId, asc(lineNo));
  const lines = await db.select({ orderId, lines: count() }).from(orderGoods).where(mine).groupBy(orderId);
  const names = new Map(firsts.map((row) => [row.orderId, row.name]));
  const counts = new Map(lines.map((row) => [row.orderId, row.lines]));
  return (id: string) => ({ goods: names.get(id) ?? "", goodsLines: counts.get(id) ?? 0 });
}

async function notesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { orderId, note, closedAt } = orderFollowUp;
  const open = and(inArray(orderId, [...ids]), isNull(closedAt));
  const rows = await db.select({ orderId, note }).from(orderFollowUp).where(open);
  return new Map(rows.map((row) => [row.orderId, row.note]));
}

const under = (controls: OrderControl[]) => ({
  controls,
  needsReviewer: controls.some(({ effect }) => effect === "REVIEW"),
});

/** Orders as a queue shows them, in their order; six statements whatever their number. */
export async function reviewCases(db: Db, records: readonly OrderRecord[]): Promise<ReviewCase[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  // One after the other: a decision asks on its transaction's own connection.
  const goods = await goodsOf(db, ids);
  const notes = await notesOf(db, ids);
  const flags = await commandFlags(db, ids);
  const controls = await controlsOfOrders(db, ids);
  const handlers = await handlingOf(db, ids);
  return records.map((o) => ({
    id: o.id,
    site: o.site,
    sfWaybillNo: o.sfWaybillNo,
    orderStatus: o.orderStatus,
    auditStatus: o.auditStatus,
    version: o.version,
    sourceSystem: o.sourceSystem,
    customerCode: o.customerCode,
    customerName: o.customerName,
    receiverCountry: o.receiverCountry,
    serviceName: o.serviceName,
    ...goods(o.id),
    declaredValue: o.declaredValue,
    declaredCurrency: o.declaredCurrency,
    createdAt: o.createdAt.toISOString(),
    passAt: o.passAt?.toISOString() ?? null,
    ...under(controls(o.id)),
    waitingSince: o.waitingSince?.toISOString() ?? null,
    ...flags(o.id),
    followUp: notes.get(o.id) ?? null,
    handledBy: handlers.get(o.id)?.handledBy ?? null,
    handledSince: handlers.get(o.id)?.handledSince ?? null,
  }));
}

/** One of them as it stands now. */
export async function caseOf(db: Db, record: OrderRecord): Promise<ReviewCase> {
  const [row] = await reviewCases(db, [record]);
  if (row === undefined) throw new Error("an order without its case");
  return row;
}
