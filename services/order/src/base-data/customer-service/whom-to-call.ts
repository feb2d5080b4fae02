import type { Db } from "@linehaul/kit/database-type";
import { nameI18n } from "@linehaul/schema/base-data/coded";
import type { WhomToCall } from "@linehaul/schema/base-data/customer-service";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, inArray } from "drizzle-orm";
import { closest } from "../closest-area.ts";
import { workTime } from "../work-time/table.ts";
import { callHours } from "./hours.ts";
import { customerService as t } from "./table.ts";

/** Where a shipment comes from, as its sender's address says. */
interface Origin {
  readonly site: SiteCode;
  readonly countryCode: string;
  readonly regionLevels: readonly string[];
}
/** Whom to call about what comes from these sites' countries, at a moment. Three statements side by side, whatever is asked of them. */
export async function whomToCall(
  db: Db,
  from: readonly Pick<Origin, "site" | "countryCode">[],
  now: Date,
): Promise<(origin: Origin) => WhomToCall | null> {
  const sites = [...new Set(from.map(({ site }) => site))];
  const countries = [...new Set(from.map(({ countryCode }) => countryCode))];
  const [rows, hours] = await Promise.all([
    db
      .select()
      .from(t)
      .where(and(inArray(t.site, sites), inArray(t.countryCode, countries))),
    callHours(db, now, and(inArray(workTime.site, sites), inArray(workTime.countryCode, countries))),
  ]);
  return ({ site, countryCode, regionLevels }) => {
    const there = rows.filter((row) => row.site === site && row.countryCode === countryCode);
    const row = closest(there, regionLevels);
    if (row === undefined) return null;
    const found = hours.find((one) => one.site === site && one.open.countryCode === countryCode);
    return {
      nameI18n: nameI18n(row),
      area: row.area,
      phone: row.phone,
      email: row.email,
      hours: found?.open ?? null,
    };
  };
}
