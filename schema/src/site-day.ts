import { SITES, type SiteCode } from "./sites.ts";
import { clockAt } from "./time.ts";

/** The day of an instant by the clocks of a site, as `2026-11-20`. */
export const siteDay = (site: SiteCode, at: Date): string => clockAt(SITES[site].timeZone, at).day;
