import type { Db } from "@linehaul/kit/database-type";
import type { OpenNow } from "@linehaul/schema/base-data/work-time/row";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, eq, type SQL } from "drizzle-orm";
import { calendarsSince } from "../work-time/calendars.ts";
import { openAt } from "../work-time/open-now.ts";
import { workTime } from "../work-time/table.ts";

interface CallHours {
  readonly site: SiteCode;
  readonly open: OpenNow;
}

/** Is customer service open at a moment? By the hours of it that sites have in use: no others are said anywhere. */
export async function callHours(db: Db, now: Date, within: SQL | undefined): Promise<CallHours[]> {
  const kept = await calendarsSince(db, now, and(within, eq(workTime.purpose, "CUSTOMER_SERVICE")));
  return kept.map((hours) => ({ site: hours.row.site, open: openAt(hours, now) }));
}
