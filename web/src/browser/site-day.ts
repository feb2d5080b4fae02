import { SITES } from "@linehaul/schema/sites";
import { addDays, clockAt } from "@linehaul/schema/time";
import { config } from "./config.ts";

/** Today, by the clocks of the site: `2026-11-20`. */
export const siteToday = (): string => clockAt(SITES[config.site].timeZone, new Date()).day;

/** So many days from today, by the clocks of the site. */
export const siteDayIn = (days: number): string => addDays(siteToday(), days);
