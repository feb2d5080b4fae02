import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { CALENDAR_PURPOSES, type CalendarPurpose } from "@linehaul/schema/base-data/calendar/words";
import { SITE_CODES, type SiteCode, SITES } from "@linehaul/schema/sites";
import { workTime } from "./table.ts";

const WORKDAYS = ["MON", "TUE", "WED", "THU", "FRI"] as const;
const SIX_DAYS = [...WORKDAYS, "SAT"] as const;
const each = (days: readonly string[], ...times: readonly string[]) =>
  days.flatMap((day) => times.map((time) => `${day} ${time}`));

/** What is out of use shows what a site might say: reviews of the demo pass by the clock until somebody brings their hours into use (REV-04). */
const HOURS: Readonly<Record<CalendarPurpose, { readonly spans: readonly string[]; readonly isOff?: true }>> = {
  REVIEW: { spans: [...each(WORKDAYS, "08:30-12:30", "13:30-18:00"), "SAT 09:00-13:00"], isOff: true },
  PICKUP: { spans: each(SIX_DAYS, "09:00-18:00") },
  DELIVERY: { spans: [...each(SIX_DAYS, "08:00-21:00"), "SUN 09:00-17:00"] },
  CUSTOMER_SERVICE: { spans: [...each(SIX_DAYS, "07:00-01:00"), "SUN 09:00-22:00"] },
};

/** Fills an empty table with the hours of each site in its own country. */
export async function seedWorkTimes(db: Db, at: Date): Promise<void> {
  if ((await db.$count(workTime)) > 0) return;
  const by = { version: 1, createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
  const rowOf = (site: SiteCode, purpose: CalendarPurpose, countryCode: string, timeZone: string) => {
    const { spans, isOff } = HOURS[purpose];
    return {
      ...by,
      id: fixedId("work-time", `${site} ${countryCode} ${purpose}`),
      status: isOff ? ("DISABLED" as const) : ("ENABLED" as const),
      site,
      countryCode,
      purpose,
      region: "",
      timeZone,
      spans: [...spans],
    };
  };
  const rows = SITE_CODES.flatMap((site) => [
    ...CALENDAR_PURPOSES.map((purpose) => rowOf(site, purpose, SITES[site].country, SITES[site].timeZone)),
    // What is gathered in China is picked up there.
    rowOf(site, "PICKUP", "CN", "Asia/Shanghai"),
  ]);
  await load(db, workTime, rows);
}
