import { type Db, rowsOf } from "@linehaul/kit/database-type";
import type { MonthCount, OrderMonths } from "@linehaul/schema/orders/order/month-count";
import { formatDay, startOfDay } from "@linehaul/schema/time";
import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { orders } from "./table.ts";

const Counted = z.object({ month: z.string(), count: z.coerce.number(), cancelled: z.coerce.number() });

/** `2026-11` and the months before it, the oldest first. */
function lastMonths(today: string, months: number): string[] {
  const [year = 0, month = 0] = today.split("/").map(Number);
  return Array.from({ length: months }, (_, n) =>
    new Date(Date.UTC(year, month - months + n, 1)).toISOString().slice(0, 7),
  );
}

/** How many of the caller's orders a customer placed in each of the last months; months without one count 0. */
export async function countByMonth(
  db: Db,
  mine: SQL,
  { customerCode, months, timeZone }: OrderMonths,
  now: Date,
): Promise<MonthCount[]> {
  const all = lastMonths(formatDay(now, timeZone), months);
  const first = startOfDay(`${all[0]}-01`, timeZone);
  const during = and(mine, eq(orders.customerCode, customerCode), gte(orders.createdAt, first));
  const month = sql`to_char(${orders.createdAt} at time zone ${timeZone}, 'YYYY-MM')`;
  const counted = await rowsOf(
    db,
    sql`select ${month} as month, count(*) as count, count(*) filter (where ${orders.orderStatus} = 'CANCELLED') as cancelled
      from ${orders} where ${during} group by 1`,
    Counted,
  );
  const found = new Map(counted.map((row) => [row.month, row]));
  return all.map((one) => found.get(one) ?? { month: one, count: 0, cancelled: 0 });
}
