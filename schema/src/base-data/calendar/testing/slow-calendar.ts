import { addDays, wallClock } from "../../../time.ts";
import { reading } from "../../../wall-time.ts";
import { weekdayOf } from "../../../weekday.ts";
import type { WorkCalendar } from "../work-calendar.ts";

const MINUTE = 60_000;
/** No zone's clock changes but on a quarter of an hour. */
const QUARTER = 15;

/** The clock on the wall each minute of some days, looked up anew each quarter of an hour; it stands still while a time comes again. */
function* wallByMinute(zone: string, from: number, minutes: number): Generator<number> {
  let furthest = -Infinity;
  for (let n = 0; n < minutes; n += QUARTER) {
    const w = wallClock(zone, new Date(from + n * MINUTE));
    const wall = Date.UTC(w.year, w.month - 1, w.day, w.hour, w.minute);
    for (let m = 0; m < QUARTER; m += 1) yield (furthest = Math.max(furthest, wall + m * MINUTE));
  }
}

/** Of the hours that begin on a day: the readings of the clock at which they hold, by the minute. */
function readingsOf({ spans, days }: WorkCalendar, day: string): ReadonlySet<number> {
  const change = days.get(day);
  const found = new Set<number>();
  if (change === "DAY_OFF") return found;
  for (const span of spans.filter(({ weekday }) => weekday === (change ?? weekdayOf(day))))
    for (let minute = span.from; minute < span.to; minute += 1) found.add(reading(day) + minute * MINUTE);
  return found;
}

/** Is it open, minute by minute? As slow as it is plain: what the reckoning is held to. `from` is a whole quarter of an hour. */
export function openByMinute(calendar: WorkCalendar, from: number, minutes: number): boolean[] {
  const first = new Date(from - 3 * 1440 * MINUTE).toISOString().slice(0, 10);
  const open = Array.from({ length: minutes / 1440 + 6 }, (_, n) => readingsOf(calendar, addDays(first, n)));
  // From a day before, so that the clock knows what it has shown.
  const walls = [...wallByMinute(calendar.zone, from - 1440 * MINUTE, minutes + 1440)].slice(1440);
  return walls.map((wall) => open.some((readings) => readings.has(wall)));
}
