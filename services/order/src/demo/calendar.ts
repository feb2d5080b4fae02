import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { offsetMinutes } from "@linehaul/schema/time";

const HOUR = 3_600_000;
export const MONTHS = 13;

/** How busy each hour of the day is: offices open, lunch, a second peak before the last pick-up. */
const BY_HOUR = [2, 1, 1, 1, 1, 2, 4, 9, 22, 34, 40, 38, 24, 26, 36, 42, 40, 33, 24, 18, 15, 12, 8, 4];
/** From Sunday. */
const BY_WEEKDAY = [0.35, 1.15, 1.1, 1.05, 1.05, 1.1, 0.6];
/** Sales days and the weeks before the feasts; from January. */
const BY_MONTH = [0.95, 0.75, 1, 1, 1.02, 1.05, 0.98, 1, 1.04, 1.12, 1.35, 1.2];

function weight(local: Date, share: number): number {
  const growth = 0.85 + 0.3 * share;
  const month = BY_MONTH[local.getUTCMonth()] ?? 1;
  return (BY_HOUR[local.getUTCHours()] ?? 1) * (BY_WEEKDAY[local.getUTCDay()] ?? 1) * month * growth;
}

/** The first instant of the thirteen months that end there. */
export function beginning(until: Date): Date {
  const from = new Date(until);
  from.setUTCMonth(from.getUTCMonth() - MONTHS);
  return from;
}

/**
 * When the orders of a site are placed: gives the instant before which that share (0 ≤ x < 1) of them lies, by the hours, weekdays
 * and seasons of the site's own zone. None of the three sites changes its clocks.
 */
export function calendar(site: SiteCode, until: Date): (share: number) => number {
  const start = beginning(until).getTime();
  const hours = Math.ceil((until.getTime() - start) / HOUR);
  const ahead = offsetMinutes(SITES[site].timeZone, until) * 60_000;
  const ends = new Float64Array(hours);
  let total = 0;
  for (let h = 0; h < hours; h++) ends[h] = total += weight(new Date(start + h * HOUR + ahead), h / hours);
  return (share) => {
    const wanted = share * total;
    let low = 0;
    let high = hours - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const before = low === 0 ? 0 : (ends[low - 1] ?? 0);
    const inside = (wanted - before) / ((ends[low] ?? 1) - before);
    return Math.min(Math.floor(start + (low + inside) * HOUR), until.getTime() - 1000);
  };
}
