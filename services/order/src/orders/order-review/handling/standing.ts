import type { Caller } from "@linehaul/kit/caller";
import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import type { CaseHandling } from "@linehaul/schema/orders/order-review/handling";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { orders } from "../../order/table.ts";
import { caseHandling } from "./table.ts";

/** By the database's clock, which all instances share. */
export const isLive = gt(caseHandling.until, sql`now()`);
const shown = {
  orderId: caseHandling.orderId,
  handledBy: caseHandling.handledBy,
  since: caseHandling.since,
};
interface Shown {
  readonly orderId: string;
  readonly handledBy: string;
  readonly since: Date;
}
const told = ({ orderId, handledBy, since }: Shown): CaseHandling => ({
  orderId,
  handledBy,
  handledSince: since.toISOString(),
});

/** Who is on these orders. */
export async function handlingOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, CaseHandling>> {
  const rows = await db
    .select(shown)
    .from(caseHandling)
    .where(and(anyOf(caseHandling.orderId, [...ids]), isLive));
  return new Map(rows.map((row) => [row.orderId, told(row)]));
}

/** Who is on any of the caller's cases (`mine`). */
export async function allHandled(db: Db, mine: SQL): Promise<CaseHandling[]> {
  const rows = await db
    .select(shown)
    .from(caseHandling)
    .innerJoin(orders, eq(orders.id, caseHandling.orderId))
    .where(and(isLive, mine));
  return rows.map(told);
}

/** The condition of an order that somebody is on, one reviewer or any. */
export const isHandled = (by?: Pick<Caller, "userName">): SQL =>
  sql`exists (select 1 from ${caseHandling} where ${and(
    eq(caseHandling.orderId, orders.id),
    isLive,
    by && eq(caseHandling.handledBy, by.userName),
  )})`;

/** Somebody decided: nobody is on these orders any more. */
export const over = async (tx: Db, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(caseHandling).where(anyOf(caseHandling.orderId, [...ids])));
