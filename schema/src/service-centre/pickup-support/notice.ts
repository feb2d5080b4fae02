import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { emptyIsNull, keyword, line, listOf, note } from "../../field.ts";
import { PickupType } from "../../orders/order/enums.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { Weekday } from "../../weekday.ts";

/** By the site's clock: `09:00`. */
export const clockTime = z.string("required").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "pickup.time");
/** As many letters as stand on a label of an outlet's door. */
export const noticeText = line(300);

export const placeFields = {
  countryCode: z
    .string("required")
    .regex(/^[A-Z]{2}$/, "country.code")
    .describe("Country of the place: ISO 3166-1 alpha-2."),
  region: note(60).describe("State or province as the list of places has it; empty: the whole country."),
  city: note(60).describe("City as the list of places has it; empty: the whole region."),
};
const own = {
  ...placeFields,
  productCode: note(20).describe(
    "Product, e.g. `INTL_EXPRESS`; empty: every product that none of its own says otherwise of.",
  ),
  ways: listOf(PickupType, 3).describe(
    "How parcels are picked up there; none: there is no pick-up, and the notice says why.",
  ),
  weekdays: z.array(Weekday).min(1, "pickup.weekdays").max(7, "list.max").describe("On which days of the week."),
  fromTime: clockTime.describe("From when on, by the site's clock: `09:00`."),
  toTime: clockTime.describe("Until when, by the site's clock: `18:00`."),
  cutOff: clockTime.describe("Who asks before is picked up the same day, by the site's clock: `15:30`."),
  noticeEn: noticeText.describe("What a customer is told, in English."),
  noticeZhCn: noticeText.describe("The same in Simplified Chinese."),
  noticeZhHk: noticeText.describe("The same in Traditional Chinese."),
  validFrom: z.iso.date("day").describe("First day on which it holds, of the site's zone: `2026-11-20`."),
  validTo: z.iso.date("day").nullable().describe("Last day on which it holds, of the site's zone; null: no end."),
};
const written = {
  ...own,
  region: own.region.default(""),
  city: own.city.default(""),
  productCode: own.productCode.default(""),
  validTo: emptyIsNull(own.validTo).describe("Last day on which it holds, of the site's zone; none: no end."),
};

type Hours = { readonly fromTime: string; readonly toTime: string; readonly cutOff: string };
/** What is wrong with hours: backwards, or a cut-off outside of them. Times of one length are in the order of their letters. */
export const hoursProblem = ({ fromTime, toTime, cutOff }: Hours): "pickup.hours" | "pickup.cutOff" | null => {
  if (fromTime >= toTime) return "pickup.hours";
  return cutOff < fromTime || cutOff > toTime ? "pickup.cutOff" : null;
};
type Written = Hours & { readonly validFrom: string; readonly validTo: string | null };
/** What one field can't say alone. */
const checked = <S extends z.ZodType<Written>>(input: S): S =>
  input
    .refine((row) => hoursProblem(row) !== "pickup.hours", { path: ["toTime"], message: "pickup.hours" })
    .refine((row) => hoursProblem(row) !== "pickup.cutOff", { path: ["cutOff"], message: "pickup.cutOff" })
    .refine((row) => row.validTo === null || row.validFrom <= row.validTo, {
      path: ["validTo"],
      message: "grant.days",
    });

export const PickupNoticeInput = z.object({ ...savedRow, ...written });
export const NewPickupNotice = checked(z.object(written));
export type NewPickupNotice = z.infer<typeof NewPickupNotice>;
export const ChangedPickupNotice = checked(PickupNoticeInput.required({ id: true, version: true }));
export type ChangedPickupNotice = z.infer<typeof ChangedPickupNotice>;

/** How parcels of a product are picked up at a place of a site's customers, for some days. */
export const PickupNotice = catalogueRow("PickupNotice", {
  site: Site.describe("The site that it belongs to."),
  place: z.string().describe("Where, in one line, from large to small: `MY / Selangor / Klang`."),
  ...own,
});
export type PickupNotice = z.infer<typeof PickupNotice>;

export const pickupNoticeSorts = {
  PLACE_ASC: "place",
  PLACE_DESC: "place",
  VALID_FROM_DESC: "validFrom",
  VALID_FROM_ASC: "validFrom",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<PickupNotice>;
export const PickupNoticeFilter = z.object({
  keyword: keyword("the place, the product's code and the notices"),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, "country.code")
    .optional()
    .describe("At places of this country: ISO 3166-1 alpha-2."),
  status: inUse,
});
export type PickupNoticeFilter = z.infer<typeof PickupNoticeFilter>;

/** A place in one line, as rows and refusals name it. */
export const placeText = (at: {
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
}): string => [at.countryCode, at.region, at.city].filter(Boolean).join(" / ");
