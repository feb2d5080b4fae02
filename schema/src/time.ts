/** Instants are UTC; a zone only decides how they are shown and which instants a day holds. */

/** The clock on the wall in a zone. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const newFormat = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = newFormat(zone);
    formats.set(zone, format);
  }
  return format;
}

/** A time on the screen asks for its clock three times: as it is shown, with its seconds, and how far it is ahead of UTC. */
let last: { readonly zone: string; readonly time: number; readonly clock: WallClock } | null = null;

export function wallClock(zone: string, at: Date): WallClock {
  const time = at.getTime();
  if (last?.zone !== zone || last.time !== time) last = { zone, time, clock: readClock(formatIn(zone), at) };
  return last.clock;
}

function readClock(format: Intl.DateTimeFormat, at: Date): WallClock {
  const found = new Map(format.formatToParts(at).map((p) => [p.type, Number(p.value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
    second: part("second"),
  };
}

const aheadBy = (p: WallClock, at: Date): number =>
  Math.round(
    (Date.UTC(p.year, p.month - 1, p.day, p.hour, p.minute, p.second) - Math.floor(at.getTime() / 1000) * 1000) /
      60_000,
  );
/** Minutes that the zone is ahead of UTC at that instant. */
export const offsetMinutes = (zone: string, at: Date): number => aheadBy(wallClock(zone, at), at);
/** The same of a zone that is looked at once, at many instants: what all zones' formats take is not kept. */
export function offsetsOf(zone: string): (at: Date) => number {
  const format = newFormat(zone);
  return (at) => aheadBy(readClock(format, at), at);
}

const two = (n: number) => String(n).padStart(2, "0");

/** Minutes ahead of UTC as `UTC+08:00` (TXT-03). */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
/** How far a zone's clock is from UTC at an instant: `UTC+08:00`. */
export const offsetLabel = (zone: string, at: Date): string => offsetText(offsetMinutes(zone, at));

/** `2026/11/20` (TXT-02). */
export function formatDay(at: string | Date, zone: string): string {
  const p = wallClock(zone, new Date(at));
  return `${p.year}/${two(p.month)}/${two(p.day)}`;
}
/** `2026/11/20 18:11`. */
export function formatInstant(at: string | Date, zone: string): string {
  const p = wallClock(zone, new Date(at));
  return `${p.year}/${two(p.month)}/${two(p.day)} ${two(p.hour)}:${two(p.minute)}`;
}

/** The whole of it, for a hover: `2026/11/20 18:11:05 UTC+08:00`. */
export function formatExactInstant(at: string | Date, zone: string): string {
  const instant = new Date(at);
  return `${formatInstant(instant, zone)}:${two(wallClock(zone, instant).second)} ${offsetLabel(zone, instant)}`;
}

/** The clock of a zone at an instant: its day, as `2026-11-20`, and its time, as `18:11`. */
export function clockAt(zone: string, at: Date): { readonly day: string; readonly time: string } {
  const wall = wallClock(zone, at);
  return { day: `${wall.year}-${two(wall.month)}-${two(wall.day)}`, time: `${two(wall.hour)}:${two(wall.minute)}` };
}

/** Is it a day of the calendar, as `yyyy-MM-dd`? */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The instant at which the day `yyyy-MM-dd` begins in the zone, also where clocks change that night. */
export function startOfDay(day: string, zone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const guess = wall - offsetMinutes(zone, new Date(wall)) * 60_000;
  const exact = wall - offsetMinutes(zone, new Date(guess)) * 60_000;
  // Midnight itself is skipped in a few zones: the day then begins at the change.
  return new Date(formatDay(new Date(exact), zone) === day.replaceAll("-", "/") ? exact : Math.max(guess, exact));
}
/** `yyyy-MM-dd` a number of days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** A filter's days, both inside, as instants: from is inside, to is outside. */
export const daysToInstants = (from: string, to: string, zone: string): { from: string; to: string } => ({
  from: startOfDay(from, zone).toISOString(),
  to: startOfDay(addDays(to, 1), zone).toISOString(),
});

/** 12–15 digits are milliseconds, 9–11 digits are seconds, anything else is no time (TXT-02). */
export function parseEpoch(text: string): Date | null {
  if (/^\d{12,15}$/.test(text)) return new Date(Number(text));
  if (/^\d{9,11}$/.test(text)) return new Date(Number(text) * 1000);
  return null;
}

/** Time-unit codes of the constants: how many seconds each has (TXT-03). */
export const TIME_UNITS = { 1: 86_400, 2: 3600, 3: 60, 4: 1 } as const;
export type TimeUnit = keyof typeof TIME_UNITS;
/** How many units from one instant to the other, both counted: the same day is 1. */
export const countPeriods = (unit: TimeUnit, from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / 1000 / TIME_UNITS[unit]) + 1;
