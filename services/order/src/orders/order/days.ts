import { type Db, rowsOf } from "@linehaul/kit/database-type";
import type { DayCount, OrderDays } from "@linehaul/schema/orders/order/day-count";
import { addDays, formatDay, startOfDay } from "@linehaul/schema/time";
import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { orders } from "./table.ts";

const Counted = z.object({ day: z.string(), count: z.coerce.number() });

/** How many rows of each of the last days meet a condition, by an instant of theirs; days without one count 0. */
export async function countDays(
  db: Db,
  { table, at, where }: { readonly table: PgTable; readonly at: PgColumn; readonly where: SQL | undefined },
  { days, timeZone }: z.output<typeof OrderDays>,
  now: Date,
): Promise<DayCount[]> {
  const today = formatDay(now, timeZone).replaceAll("/", "-");
  const all = Array.from({ length: days }, (_, n) => addDays(today, n + 1 - days));
  const [first = today] = all;
  const during = and(where, gte(at, startOfDay(first, timeZone)), lt(at, startOfDay(addDays(today, 1), timeZone)));
  const day = sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const counted = await rowsOf(
    db,
    sql`select ${day} as day, count(*) as count from ${table} where ${during} group by 1`,
    Counted,
  );
  const found = new Map(counted.map((row) => [row.day, row.count]));
  return all.map((one) => ({ day: one, count: found.get(one) ?? 0 }));
}

/** How many of the caller's orders were placed on each of the last days. */
export const countByDay = (db: Db, mine: SQL, days: z.output<typeof OrderDays>, now: Date): Promise<DayCount[]> =>
  countDays(db, { table: orders, at: orders.createdAt, where: mine }, days, now);
