import { addDays } from "@linehaul/schema/time";
import { siteDay } from "@linehaul/schema/site-day";
import { config } from "./config.ts";

/** Today, by the clocks of the site: `2026-11-20`. */
export const siteToday = (): string => siteDay(config.site, new Date());

/** So many days from today, by the clocks of the site. */
export const siteDayIn = (days: number): string => addDays(siteToday(), days);
