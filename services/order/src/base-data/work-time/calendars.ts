import type { Db } from "@linehaul/kit/database-type";
import { calendarOf } from "@linehaul/schema/base-data/calendar/calendar-of";
import type { WorkCalendar } from "@linehaul/schema/base-data/calendar/work-calendar";
import { addDays, clockAt } from "@linehaul/schema/time";
import { and, asc, eq, gte, inArray, type SQL } from "drizzle-orm";
import { holiday } from "../holiday/table.ts";
import { workTime } from "./table.ts";

export interface KeptHours {
  readonly row: typeof workTime.$inferSelect;
  readonly calendar: WorkCalendar;
}

/** The calendars of work times in use, with the holidays that matter from an instant on; by country and purpose. Two statements, one where there is none. */
export async function calendarsSince(db: Db, since: Date, where: SQL | undefined): Promise<KeptHours[]> {
  const { countryCode, purpose, status } = workTime;
  const rows = await db
    .select()
    .from(workTime)
    .where(and(where, eq(status, "ENABLED")))
    .orderBy(asc(countryCode), asc(purpose));
  if (rows.length === 0) return [];
  const countries = [...new Set(rows.map((row) => row.countryCode))];
  // Hours of the day before may go on, and a day begins earlier elsewhere.
  const first = addDays(clockAt("UTC", since).day, -2);
  const holidays = await db
    .select()
    .from(holiday)
    .where(and(inArray(holiday.countryCode, countries), gte(holiday.lastDay, first)));
  return rows.map((row) => ({ row, calendar: calendarOf(row, holidays) }));
}
