import type { Db } from "@linehaul/kit/database-type";
import { nameI18n } from "@linehaul/schema/base-data/coded";
import type { ControlHit } from "@linehaul/schema/base-data/what-applies/answer";
import type { SiteCode } from "@linehaul/schema/sites";
import type { OrderControl } from "@linehaul/schema/orders/order/order-control";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { expressControl } from "../../../base-data/express-control/table.ts";
import { type OrderRecord, orders } from "../table.ts";
import { orderControl } from "./table.ts";

const { nameEn, nameZhCn, nameZhHk } = expressControl;
const nameColumns = { nameEn, nameZhCn, nameZhHk };

interface Of {
  readonly orderId: string;
  readonly site: SiteCode;
}
/** What an order keeps of the controls that it falls under: one that refuses has no order. */
export const controlRows = (of: Of, hits: readonly ControlHit[]): (typeof orderControl.$inferInsert)[] =>
  hits.flatMap(({ control: { code: controlCode, effect }, line: lineNo, found }, n) =>
    effect === "REFUSE" ? [] : [{ ...of, no: n + 1, controlCode, effect, lineNo, found }],
  );

/** The condition of an order that a control leaves to a reviewer: it does not pass by itself. */
export const needsReviewer: SQL = sql`exists (select from ${orderControl} where ${and(
  eq(orderControl.orderId, orders.id),
  eq(orderControl.effect, "REVIEW"),
)})`;

/** Keeps what an order falls under now in place of what it did. */
export async function keepControls(
  tx: Db,
  { id, site }: Pick<OrderRecord, "id" | "site">,
  hits: readonly ControlHit[],
): Promise<void> {
  await tx.delete(orderControl).where(eq(orderControl.orderId, id));
  const rows = controlRows({ orderId: id, site }, hits);
  if (rows.length > 0) await tx.insert(orderControl).values(rows);
}

/** What orders fell under when they were written, by order; controls are named as they are called today. */
export async function controlsOfOrders(db: Db, ids: readonly string[]): Promise<(id: string) => OrderControl[]> {
  const { orderId, controlCode, effect, lineNo, found, no } = orderControl;
  const rows = await db
    .select({ orderId, effect, lineNo, found, name: nameColumns, code: controlCode })
    .from(orderControl)
    .innerJoin(expressControl, eq(expressControl.code, controlCode))
    .where(inArray(orderId, [...ids]))
    .orderBy(asc(orderId), asc(no));
  const mine = Map.groupBy(rows, (row) => row.orderId);
  return (id) =>
    (mine.get(id) ?? []).map(({ code, name, effect: comes, lineNo: line, found: word }) => ({
      code,
      nameI18n: nameI18n(name),
      effect: comes,
      line,
      found: word,
    }));
}
