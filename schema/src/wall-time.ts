import { offsetMinutes } from "./time.ts";

const HOUR_MS = 3_600_000;
/** No clock on earth is further ahead of UTC. */
const FURTHEST_MS = 15 * HOUR_MS;
const aheadOfUtc = (zone: string, at: number): number => offsetMinutes(zone, new Date(at)) * 60_000;

/** A clock's reading as a number: the milliseconds of the same day and time in UTC. */
export const reading = (day: string, time = "00:00"): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The first instant at which the clock of a zone shows that reading or a later one. A time that is skipped is reached when the clock is put
 * forward, a time that comes twice the first time: whatever is later by the clock is never earlier in fact.
 */
export function firstShown(zone: string, wall: number): Date {
  const before = aheadOfUtc(zone, wall - FURTHEST_MS);
  const unchanged = wall - before;
  const after = aheadOfUtc(zone, unchanged);
  const changed = wall - after;
  // Put back meanwhile, or never touched.
  if (after <= before) return new Date(changed);
  return new Date(aheadOfUtc(zone, changed) === after ? changed : whenChanged(zone, changed, unchanged, after));
}

/** Between an instant before a change and one after it: the first one after it. */
function whenChanged(zone: string, before: number, after: number, offset: number): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (aheadOfUtc(zone, middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}
