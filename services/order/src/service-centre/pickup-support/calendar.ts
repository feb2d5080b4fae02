import type { Db } from "@linehaul/kit/database-type";
import { keptDays } from "@linehaul/schema/base-data/calendar/calendar-of";
import { spansOf } from "@linehaul/schema/base-data/calendar/work-span";
import { DAYS_AHEAD, type PickupCalendar } from "@linehaul/schema/service-centre/pickup-support/answer";
import type { SiteCode } from "@linehaul/schema/sites";
import { addDays } from "@linehaul/schema/time";
import { and, eq } from "drizzle-orm";
import { meeting } from "../../base-data/holiday/rows.ts";
import { holiday } from "../../base-data/holiday/table.ts";
import { workTime } from "../../base-data/work-time/table.ts";

const purpose = "PICKUP";
interface Where {
  readonly site: SiteCode;
  readonly countryCode: string;
  readonly region: string;
}

/** The calendar that pick-ups of a place keep from a day on, as far as one is looked for: holidays there, and the site's hours of pick-up in the country. */
export async function calendarFor(db: Db, at: Where, firstDay: string): Promise<PickupCalendar> {
  const days = { firstDay, lastDay: addDays(firstDay, DAYS_AHEAD) };
  const holidays = await db
    .select()
    .from(holiday)
    .where(and(eq(holiday.countryCode, at.countryCode), meeting(days)));
  const { site, countryCode, status } = workTime;
  const [hours] = await db
    .select()
    .from(workTime)
    .where(
      and(eq(site, at.site), eq(countryCode, at.countryCode), eq(workTime.purpose, purpose), eq(status, "ENABLED")),
    );
  return {
    holidays: keptDays(holidays, { ...at, purpose }),
    weekdays: hours === undefined ? null : new Set(spansOf(hours.spans).map(({ weekday }) => weekday)),
  };
}
