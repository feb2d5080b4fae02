import { z } from "zod";
import { inLanguages, nameI18n } from "../../base-data/coded.ts";
import type { HolidayRule } from "../../base-data/calendar/calendar-of.ts";
import { DayChange } from "../../base-data/calendar/words.ts";
import { PickupType } from "../../orders/order/enums.ts";
import { addDays, clockAt } from "../../time.ts";
import { weekdayOf, type Weekday } from "../../weekday.ts";
import { PickupNotice, placeFields } from "./notice.ts";

/** Where, of which product and when: what the box asks. */
export const PickupQuestion = z.object({
  ...placeFields,
  region: placeFields.region.default(""),
  city: placeFields.city.default(""),
  productCode: z
    .string()
    .trim()
    .max(20, "text.max")
    .default("")
    .describe("Code of the product; none: what holds for every product."),
  at: z.iso
    .datetime()
    .refine((at) => at >= "1970" && at < "3000", "invalid")
    .optional()
    .describe("When, from 1970 until 2999; now without it."),
});
export type PickupQuestion = z.infer<typeof PickupQuestion>;

export const PickupTurn = z
  .object({
    day: z.string().describe("Day of the site's zone: `2026-11-24`."),
    fromTime: z.string().describe("From when on, by the site's clock."),
    toTime: z.string().describe("Until when, by the site's clock."),
    ways: z.array(PickupType).describe("How."),
    notice: PickupNotice.describe("The row that says so."),
  })
  .meta({ id: "PickupTurn", description: "A pick-up that can still be had." });
export type PickupTurn = z.infer<typeof PickupTurn>;

export const PickupHoliday = z
  .object({
    nameI18n: inLanguages("What it is called, by language."),
    worksAs: DayChange.describe("Off: nothing is picked up; or made up for, with the pick-ups of this weekday."),
  })
  .meta({ id: "PickupHoliday", description: "A holiday, or its make-up day, that pick-ups of a place keep." });

export const PickupAnswer = z
  .object({
    timeZone: z.string().describe("The site's zone: all days and times here are of it."),
    day: z.string().describe("The day that was asked for, there: `2026-11-23`."),
    time: z.string().describe("The time that was asked for, there: `15:20`."),
    notice: PickupNotice.nullable().describe("The row that decides that day; null: nothing is said of the place."),
    holiday: PickupHoliday.nullable().describe("The holiday that pick-ups there keep that day; null: none."),
    ways: z.array(PickupType).describe("How parcels are picked up that day; none: they are not."),
    isBeforeCutOff: z.boolean().describe("Can the pick-up of that day still be had?"),
    next: PickupTurn.nullable().describe("The next pick-up that can be had; null: none within a year."),
  })
  .meta({ id: "PickupAnswer", description: "What holds at a place and time." });
export type PickupAnswer = z.infer<typeof PickupAnswer>;

type Place = Pick<PickupQuestion, "countryCode" | "region" | "city" | "productCode">;
/** How far ahead a next pick-up is looked for. */
export const DAYS_AHEAD = 366;

const covers = (row: PickupNotice, place: Place): boolean =>
  row.status === "ENABLED" &&
  row.countryCode === place.countryCode &&
  (row.region === "" || row.region === place.region) &&
  (row.city === "" || row.city === place.city) &&
  (row.productCode === "" || row.productCode === place.productCode);
/** The most specific place wins, whatever the products: a city before its region before the country; then a product before any. */
const rank = (row: PickupNotice): number =>
  (row.city !== "" ? 4 : row.region !== "" ? 2 : 0) + (row.productCode !== "" ? 1 : 0);
const holdsOn = (row: PickupNotice, day: string): boolean =>
  row.validFrom <= day && (row.validTo === null || day <= row.validTo);

/** A row of HOLIDAY that pick-ups keep, with its names. */
export type KeptHoliday = Pick<HolidayRule, "worksAs"> & Readonly<Record<"nameEn" | "nameZhCn" | "nameZhHk", string>>;
/** When a place is served at all: its holidays by day, and the weekdays on which the site's hours of pick-up there say anything; null: it has none, every one. */
export interface PickupCalendar {
  readonly holidays: ReadonlyMap<string, KeptHoliday>;
  readonly weekdays: ReadonlySet<Weekday> | null;
}
/** The weekday whose pick-ups a day has; null: it has none. */
function servedAs({ holidays, weekdays }: PickupCalendar, day: string): Weekday | null {
  const worksAs = holidays.get(day)?.worksAs ?? weekdayOf(day);
  return worksAs === "DAY_OFF" || weekdays?.has(worksAs) === false ? null : worksAs;
}

/**
 * The row that decides a day: of those that hold on it, the most specific ones alone; among them the one of that weekday. Where they have
 * none there is no pick-up, and the first of them says so: a city that is not served on Sundays is not served because its country is.
 */
function deciding(
  rows: readonly PickupNotice[],
  day: string,
  calendar: PickupCalendar,
): { readonly row: PickupNotice | null; readonly isDay: boolean } {
  const held = rows.filter((row) => holdsOn(row, day));
  const most = Math.max(...held.map(rank));
  const group = held.filter((row) => rank(row) === most).sort((a, b) => (a.id < b.id ? -1 : 1));
  const weekday = servedAs(calendar, day);
  const found = weekday === null ? undefined : group.find((row) => row.weekdays.includes(weekday));
  return found ? { row: found, isDay: true } : { row: group[0] ?? null, isDay: false };
}

const told = (kept: KeptHoliday | undefined): PickupAnswer["holiday"] =>
  kept === undefined ? null : { nameI18n: nameI18n(kept), worksAs: kept.worksAs };

/** What holds at a place and time, of a site's rows and calendar. Pure: the same rows and question have the same answer. */
export function pickupAnswer(
  all: readonly PickupNotice[],
  place: Place,
  { at, zone, calendar }: { readonly at: Date; readonly zone: string; readonly calendar: PickupCalendar },
): PickupAnswer {
  const rows = all.filter((row) => covers(row, place));
  const { day, time } = clockAt(zone, at);
  const today = deciding(rows, day, calendar);
  const holiday = told(calendar.holidays.get(day));
  const ways = today.isDay ? (today.row?.ways ?? []) : [];
  const isBeforeCutOff = today.row !== null && ways.length > 0 && time < today.row.cutOff;
  const asked = { timeZone: zone, day, time, notice: today.row, holiday, ways, isBeforeCutOff };
  for (let ahead = isBeforeCutOff ? 0 : 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const next = addDays(day, ahead);
    const { row, isDay } = deciding(rows, next, calendar);
    if (row === null || !isDay || row.ways.length === 0) continue;
    // Of a pick-up that is under way, what is left of it.
    const fromTime = ahead === 0 && time > row.fromTime ? time : row.fromTime;
    return { ...asked, next: { day: next, fromTime, toTime: row.toTime, ways: row.ways, notice: row } };
  }
  return { ...asked, next: null };
}
