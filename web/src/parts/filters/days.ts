import { isRecord } from "@linehaul/schema/record";
import { addDays, countPeriods, isDay, startOfDay } from "@linehaul/schema/time";
import { formatDay } from "../../format/date.ts";
import { shownZone } from "../../format/zone.ts";

/** Days as `2026-11-20`, both inside; an open end is empty. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  /** Today and the days before it, so many in all, whenever it is looked at: `"7"`. The two ends are then those of a moment. */
  readonly last?: string;
}
export const ANY_DAY: DayRange = { from: "", to: "" };

const dayIn = (at: Date): string => formatDay(at.toISOString()).replaceAll("/", "-");

/** Today and the days before it, `days` in all, in the zone shown. */
export function lastDays(days: number, now = new Date()): DayRange {
  const to = dayIn(now);
  return { from: addDays(to, 1 - days), to, last: String(days) };
}

export const isLast = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,2}$/.test(value);

/** What was kept of a filter, as it is today: "last 7 days" are other days tomorrow. */
export function asOfToday(filter: unknown): unknown {
  if (!isRecord(filter)) return filter;
  const { last } = filter;
  if (isLast(last)) return lastDays(Number(last));
  return Object.fromEntries(Object.entries(filter).map(([key, part]) => [key, asOfToday(part)]));
}

const startOf = (day: string): string | null => (isDay(day) ? startOfDay(day, shownZone).toISOString() : null);

/** The instants that the days hold in the zone shown: from is inside, to is outside; null where the end is open. */
export const instantsOf = (range: DayRange): { readonly from: string | null; readonly to: string | null } => ({
  from: startOf(range.from),
  to: isDay(range.to) ? startOf(addDays(range.to, 1)) : null,
});

/** How many days the range holds, the first and the last counted (TXT-03); null while an end is open. */
export const daysIn = ({ from, to }: DayRange): number | null =>
  isDay(from) && isDay(to) ? countPeriods(1, new Date(from), new Date(to)) : null;

/** `2026/10/20 – 2026/11/20`, for the chip; null when both ends are open. */
export function daysText(range: DayRange): string | null {
  const [from, to] = [range.from.replaceAll("-", "/"), range.to.replaceAll("-", "/")];
  if (from && to) return from === to ? from : `${from} – ${to}`;
  if (from) return `≥ ${from}`;
  return to ? `≤ ${to}` : null;
}

/** The range with one end set; the other follows when it would lie on the wrong side. */
export const withFrom = (range: DayRange, from: string): DayRange => ({
  from,
  to: from && range.to && range.to < from ? from : range.to,
});
export const withTo = (range: DayRange, to: string): DayRange => ({
  from: to && range.from > to ? to : range.from,
  to,
});
