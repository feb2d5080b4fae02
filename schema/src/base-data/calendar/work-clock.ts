import { addDays, clockAt, TIME_UNITS, type TimeUnit } from "../../time.ts";
import { firstShown, reading } from "../../wall-time.ts";
import { DAYS_AHEAD, openings, type WorkCalendar, worksOn } from "./work-calendar.ts";

const DAY_MS = 86_400_000;

/** From when on it is open, at or after an instant: that instant itself while it is; null: not within five years. */
export function nextOpening(calendar: WorkCalendar, at: Date): Date | null {
  for (const { from } of openings(calendar, at)) return new Date(from);
  return null;
}
export const isOpen = (calendar: WorkCalendar, at: Date): boolean => {
  for (const { from } of openings(calendar, at, 1)) return from === at.getTime();
  return false;
};

/** How far ahead a closing is looked for: what never closes would be looked at for years. */
const CLOSES_WITHIN = 14;
/** Until when it is open, at an instant; null: it is closed, or does not close within two weeks. */
export function nextClosing(calendar: WorkCalendar, at: Date): Date | null {
  let until = at.getTime();
  for (const { from, to } of openings(calendar, at, CLOSES_WITHIN)) {
    if (from > until) return until === at.getTime() ? null : new Date(until);
    until = to;
  }
  return null;
}

/** Milliseconds that are worked from one instant to another, less than nothing backwards. */
export function worked(calendar: WorkCalendar, from: Date, to: Date): number {
  if (to < from) return 0 - worked(calendar, to, from);
  const end = to.getTime();
  let sum = 0;
  for (const open of openings(calendar, from, Math.ceil((end - from.getTime()) / DAY_MS) + 1)) {
    if (open.from >= end) break;
    sum += Math.min(open.to, end) - open.from;
  }
  return sum;
}

/** The nth working day after a day, or the day itself for none; null: not within five years. */
export function workingDayAfter(calendar: WorkCalendar, day: string, n: number): string | null {
  let left = n;
  for (let ahead = 1; left > 0 && ahead <= DAYS_AHEAD; ahead += 1)
    if (worksOn(calendar, addDays(day, ahead)) && --left === 0) return addDays(day, ahead);
  return left === 0 ? day : null;
}

/**
 * So many units on from an instant (TXT-03), counted while it is open. Days are working days, at the same time of their clock, from a day that is
 * not worked counted from the beginning of the next one that is. Null: not within five years, as with a week without hours.
 */
export function addWork(calendar: WorkCalendar, unit: TimeUnit, n: number, at: Date): Date | null {
  if (n <= 0) return at;
  if (unit === 1) return addWorkingDays(calendar, n, at);
  let left = n * TIME_UNITS[unit] * 1000;
  for (const { from, to } of openings(calendar, at)) {
    if (left <= to - from) return new Date(from + left);
    left -= to - from;
  }
  return null;
}

function addWorkingDays(calendar: WorkCalendar, n: number, at: Date): Date | null {
  const { zone } = calendar;
  const { day, time } = clockAt(zone, at);
  const isWorked = worksOn(calendar, day);
  const found = workingDayAfter(calendar, day, isWorked ? n : n + 1);
  if (found === null) return null;
  return firstShown(zone, isWorked ? reading(found, time) + (at.getTime() % 60_000) : reading(found));
}

/** How many units from one instant to the other, both counted (TXT-03): `countPeriods` over what is worked. Days are the working days of both and between. */
export function countWork(calendar: WorkCalendar, unit: TimeUnit, from: Date, to: Date): number {
  if (unit !== 1) return Math.floor(worked(calendar, from, to) / 1000 / TIME_UNITS[unit]) + 1;
  const { day: last } = clockAt(calendar.zone, to);
  let count = 0;
  for (let { day } = clockAt(calendar.zone, from); day <= last; day = addDays(day, 1))
    if (worksOn(calendar, day)) count += 1;
  return count;
}
