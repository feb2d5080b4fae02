import type { Db } from "@linehaul/kit/database-type";
import type { FailedOrderAnalysis } from "@linehaul/schema/orders/failed-order";
import { asc, desc, type SQL, sql } from "drizzle-orm";
import { failedOrder } from "./table.ts";

const MOST_CUSTOMERS = 20;
const count = sql<number>`count(*)::int`;

/** How many of these failed orders there are, by what ANALYSE asks for; days are those of the zone. */
export async function analysisOf(db: Db, where: SQL | undefined, timeZone: string): Promise<FailedOrderAnalysis> {
  const { code, reason, sourceSystem, customerCode, at } = failedOrder;
  const day = sql<string>`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  // The name that it bore last: a customer may be renamed.
  const customerName = sql<string | null>`(array_agg(${failedOrder.customerName} order by ${at} desc))[1]`;
  const [byReason, bySource, byCustomer, byDay] = await Promise.all([
    db
      .select({ code, reason, count })
      .from(failedOrder)
      .where(where)
      .groupBy(code, reason)
      .orderBy(desc(count), asc(reason)),
    db
      .select({ sourceSystem, count })
      .from(failedOrder)
      .where(where)
      .groupBy(sourceSystem)
      .orderBy(desc(count), asc(sourceSystem)),
    db
      .select({ customerCode, customerName, count })
      .from(failedOrder)
      .where(where)
      .groupBy(customerCode)
      .orderBy(desc(count), asc(customerCode))
      .limit(MOST_CUSTOMERS),
    db
      .select({ day, count })
      .from(failedOrder)
      .where(where)
      .groupBy(sql`1`)
      .orderBy(sql`1`),
  ]);
  return { total: byReason.reduce((n, row) => n + row.count, 0), byReason, bySource, byCustomer, byDay };
}
