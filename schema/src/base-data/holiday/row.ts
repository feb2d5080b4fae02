import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { keyword, line, note } from "../../field.ts";
import type { Sorts } from "../../sorts.ts";
import { addDays, isDay } from "../../time.ts";
import { DayChange, purposesField } from "../calendar/words.ts";

/** The longest holiday, in days. */
export const MOST_DAYS = 31;

const own = {
  countryCode: z
    .string("required")
    .regex(/^[A-Z]{2}$/, "country.code")
    .describe("Where it is kept: ISO 3166-1 alpha-2."),
  region: note(60).describe("The state or province that keeps it; empty: the whole country."),
  firstDay: z.iso.date("day").describe("Its first day, by the clocks of the country: `2026-11-20`."),
  lastDay: z.iso.date("day").describe("Its last day; the first one for a single day."),
  worksAs: DayChange.describe("A day off; or a make-up working day, with the hours of this weekday."),
  purposes: purposesField,
  nameEn: line(80).describe("Name in English."),
  nameZhCn: line(80).describe("Name in Simplified Chinese."),
  nameZhHk: line(80).describe("Name in Traditional Chinese."),
};
const written = { ...own, region: own.region.default("") };

type Days = { readonly firstDay: string; readonly lastDay: string };
const areDays = ({ firstDay, lastDay }: Days): boolean => isDay(firstDay) && isDay(lastDay);
/** What days can't say one by one. */
const inOrder = <S extends z.ZodType<Days>>(input: S): S =>
  input
    .refine((days) => !areDays(days) || days.firstDay <= days.lastDay, { path: ["lastDay"], message: "grant.days" })
    .refine((days) => !areDays(days) || days.lastDay < addDays(days.firstDay, MOST_DAYS), {
      path: ["lastDay"],
      message: "holiday.days",
    });

export const HolidayFields = z.object(written);
/** What a form of one takes. */
export const HolidayForm = inOrder(HolidayFields);
/** What a save takes. */
export const SavedHoliday = inOrder(z.object({ ...savedRow, ...written }));
export type SavedHoliday = z.infer<typeof SavedHoliday>;

/** Days on which a country or a part of it does not work, or works though it usually does not. Common to all sites. */
export const Holiday = catalogueRow("Holiday", own);
export type Holiday = z.infer<typeof Holiday>;

export const holidaySorts = {
  FIRST_DAY_DESC: "firstDay",
  FIRST_DAY_ASC: "firstDay",
  COUNTRY_ASC: "countryCode",
  COUNTRY_DESC: "countryCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<Holiday>;
export const HolidayFilter = z.object({
  keyword: keyword("the names, the country's code and the region"),
  status: inUse,
});
export type HolidayFilter = z.infer<typeof HolidayFilter>;

/** A country and a year: what a year's view shows. */
export const HolidayYear = z.object({
  countryCode: own.countryCode,
  year: z
    .int("number.integer")
    .min(1970, "number.min")
    .max(2999, "number.max")
    .describe("A year, of the clocks there."),
});
export type HolidayYear = z.infer<typeof HolidayYear>;

/** Whose public holidays are asked for: of the whole country, or those that one of its regions keeps besides. */
export const HolidaysSought = HolidayYear.extend({
  region: own.region
    .default("")
    .describe("A state or province of it, as addresses there write it; empty: the whole country."),
});
export type HolidaysSought = z.infer<typeof HolidaysSought>;

/** A public holiday as a source says it: of a whole country, or of a region alone, off for every purpose. */
export const SourcedHoliday = inOrder(
  z.object({
    firstDay: own.firstDay,
    lastDay: own.lastDay,
    nameEn: own.nameEn,
    nameZhCn: own.nameZhCn,
    nameZhHk: own.nameZhHk,
  }),
);
export type SourcedHoliday = z.infer<typeof SourcedHoliday>;
