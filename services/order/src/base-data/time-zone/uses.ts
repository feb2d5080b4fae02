import type { Call } from "@linehaul/kit/call";
import { MOST_USES, type RowUse } from "@linehaul/schema/base-data/row-use";
import type { TimeZone } from "@linehaul/schema/base-data/time-zone";
import { and, asc, eq } from "drizzle-orm";
import { country } from "../country/table.ts";
import { used } from "../row-uses.ts";
import { mine } from "../work-time/mine.ts";
import { workTime } from "../work-time/table.ts";

/** What goes by a zone: countries, and hours of the caller's site. */
export async function usesOfZone(call: Call, { code }: TimeZone): Promise<RowUse[]> {
  const { db } = call;
  const { within } = await mine(call);
  const [countries, hours] = await Promise.all([
    db
      .select({ code: country.countryCode })
      .from(country)
      .where(eq(country.timeZone, code))
      .orderBy(asc(country.countryCode))
      .limit(MOST_USES),
    db
      .select({ country: workTime.countryCode, purpose: workTime.purpose })
      .from(workTime)
      .where(and(within, eq(workTime.timeZone, code)))
      .orderBy(asc(workTime.countryCode), asc(workTime.id))
      .limit(MOST_USES),
  ]);
  return [
    ...used(
      "COUNTRY",
      countries.map((one) => one.code),
    ),
    ...used(
      "WORK_TIME",
      hours.map((one) => `${one.country} ${one.purpose}`),
    ),
  ];
}
