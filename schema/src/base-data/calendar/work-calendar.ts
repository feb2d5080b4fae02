import { addDays, clockAt } from "../../time.ts";
import { firstShown, reading } from "../../wall-time.ts";
import { weekdayOf } from "../../weekday.ts";
import type { DayChange } from "./words.ts";
import type { WorkSpan } from "./work-span.ts";

/** When somewhere is worked: the hours of a week in their zone, and the days that are otherwise. */
export interface WorkCalendar {
  readonly zone: string;
  readonly spans: readonly WorkSpan[];
  /** By day, `2026-11-20`: off, or with the hours of another weekday. */
  readonly days: ReadonlyMap<string, DayChange>;
}

/** A stretch of time in which is worked; `to` is outside. */
export interface Opening {
  readonly from: number;
  readonly to: number;
}

/** How far ahead anything is looked for: a week without hours has no next opening. */
export const DAYS_AHEAD = 1830;

/** The hours that begin on a day. What began the day before goes on past midnight, also into a day off. */
function hoursOf({ spans, days }: WorkCalendar, day: string): readonly WorkSpan[] {
  const change = days.get(day);
  if (change === "DAY_OFF") return [];
  const weekday = change ?? weekdayOf(day);
  return spans.filter((span) => span.weekday === weekday).sort((a, b) => a.from - b.from);
}
export const worksOn = (calendar: WorkCalendar, day: string): boolean => hoursOf(calendar, day).length > 0;

/**
 * The stretches that end after an instant, in order, none meeting another, of so many days. Hours begin and end when the clock first shows
 * their time; where a changed day's meet those of the day before, the time counts once.
 */
export function* openings(calendar: WorkCalendar, since: Date, days = DAYS_AHEAD): Generator<Opening> {
  const { zone } = calendar;
  let counted = since.getTime();
  const { day: today } = clockAt(zone, since);
  for (let ahead = -1; ahead <= days; ahead += 1) {
    const day = addDays(today, ahead);
    const midnight = reading(day);
    for (const { from, to } of hoursOf(calendar, day)) {
      const end = firstShown(zone, midnight + to * 60_000).getTime();
      if (end <= counted) continue;
      yield { from: Math.max(counted, firstShown(zone, midnight + from * 60_000).getTime()), to: end };
      counted = end;
    }
  }
}
