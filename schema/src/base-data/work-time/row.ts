import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { keyword, note } from "../../field.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { isTimeZone } from "../../time-zone.ts";
import { MOST_SPANS, overlapIn, workSpan } from "../calendar/work-span.ts";
import { CalendarPurpose } from "../calendar/words.ts";

const own = {
  countryCode: z
    .string("required")
    .regex(/^[A-Z]{2}$/, "country.code")
    .describe("Where is worked: ISO 3166-1 alpha-2."),
  purpose: CalendarPurpose.describe("Whose hours they are; once a site and country."),
  region: note(60).describe("The state or province whose holidays are kept beside the country's; empty: none."),
  timeZone: z
    .string("required")
    .trim()
    .max(60, "text.max")
    .refine(isTimeZone, "time.zone")
    .describe("IANA zone of the hours: `Asia/Makassar`."),
  spans: z
    .array(workSpan)
    .min(1, "workTime.none")
    .max(MOST_SPANS, "list.max")
    .describe(
      "The hours of a week, `MON 09:00-18:00` each; past midnight where the second time is not later: `FRI 22:00-06:00`.",
    ),
};
const written = { ...own, region: own.region.default("") };

/** Hours that meet others of the week are told at their place, the others named. */
const apart = <S extends z.ZodType<{ readonly spans: readonly string[] }>>(input: S): S =>
  input.check(({ value, issues }) => {
    const found = overlapIn(value.spans);
    if (found === null) return;
    const { at, other } = found;
    issues.push({
      code: "custom",
      message: "workTime.overlap",
      path: ["spans", at],
      params: { other },
      input: value.spans,
    });
  });

export const WorkTimeFields = z.object(written);
/** What a form of it takes. */
export const WorkTimeForm = apart(WorkTimeFields);
/** What a save takes. */
export const SavedWorkTime = apart(z.object({ ...savedRow, ...written }));
export type SavedWorkTime = z.infer<typeof SavedWorkTime>;

/** The hours of a week in which a site does something for a country. */
export const WorkTime = catalogueRow("WorkTime", {
  site: Site.describe("The site that it belongs to."),
  ...own,
});
export type WorkTime = z.infer<typeof WorkTime>;

export const workTimeSorts = {
  COUNTRY_ASC: "countryCode",
  COUNTRY_DESC: "countryCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<WorkTime>;
export const WorkTimeFilter = z.object({
  keyword: keyword("the country's code, the region and the zone"),
  status: inUse,
});
export type WorkTimeFilter = z.infer<typeof WorkTimeFilter>;

/** What its hours say of this moment. */
export const OpenNow = z
  .object({
    countryCode: own.countryCode,
    purpose: CalendarPurpose.describe("Whose hours they are."),
    isOpen: z.boolean().describe("Is it open at this moment?"),
    opensAt: z.iso
      .datetime()
      .nullable()
      .describe("When it opens next; this moment while it is open; null: not within five years."),
    closesAt: z.iso
      .datetime()
      .nullable()
      .describe("Until when it is open; null while it is closed, and where it does not close within two weeks."),
  })
  .meta({ id: "OpenNow", description: "Is a row of work time open, by its hours and holidays?" });
export type OpenNow = z.infer<typeof OpenNow>;
