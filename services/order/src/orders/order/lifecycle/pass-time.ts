import type { Db } from "@linehaul/kit/database-type";
import { addWork } from "@linehaul/schema/base-data/calendar/work-clock";
import type { WorkCalendar } from "@linehaul/schema/base-data/calendar/work-calendar";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { eq, type SQL, sql } from "drizzle-orm";
import { calendarsSince } from "../../../base-data/work-time/calendars.ts";
import { workTime } from "../../../base-data/work-time/table.ts";
import { parametersOf } from "../../../system/order-config/parameters.ts";
import { orders } from "../table.ts";

const HOUR_MS = 3_600_000;

/**
 * When an order whose clock starts `since` passes by itself (REV-04): so many hours of the site's reviews on. By the clock without them, and where
 * they don't come together within five years: what nobody reviews passes all the same.
 */
export function passTime(since: Date, hours: number, reviews: WorkCalendar | null = null): Date {
  const due = reviews === null ? null : addWork(reviews, 2, hours, since);
  return due ?? new Date(since.getTime() + hours * HOUR_MS);
}

/** The same at each site, by its parameter, and by its hours for reviews in its own country. Whoever writes asks in his transaction. */
export async function dueTimes(db: Db, since: Date): Promise<Readonly<Record<SiteCode, Date>>> {
  const hours = (await parametersOf(db))["review.passHours"];
  const kept = await calendarsSince(db, since, eq(workTime.purpose, "REVIEW"));
  const due = (site: SiteCode): Date => {
    const own = kept.find(({ row }) => row.site === site && row.countryCode === SITES[site].country);
    return passTime(since, hours[site], own?.calendar ?? null);
  };
  return { MY: due("MY"), ID: due("ID"), VN: due("VN") };
}

/** The same of rows that a statement changes, each by its site. */
export async function passTimes(tx: Db, since: Date): Promise<SQL> {
  return sql`(${JSON.stringify(await dueTimes(tx, since))}::jsonb ->> ${orders.site})::timestamptz`;
}
