import { z } from "zod";
import { catalogueRow, inUse } from "../../catalogue.ts";
import { keyword, listOf, whole } from "../../field.ts";
import type { Sorts } from "../../sorts.ts";

/** E.164 knows 15 digits in all; some countries have longer ones. */
const MOST_DIGITS = 17;
/** As the longest that are known, with room. */
const MOST_PATTERN = 2000;

const own = {
  callingCode: whole(1, 9999).describe("The country's calling code, e.g. `60`."),
  countries: listOf(z.string().regex(/^[A-Z]{2}$/, "country.code"), 60).describe(
    "Countries whose telephones have it: ISO 3166-1 alpha-2; none for services of no country.",
  ),
  lengths: listOf(z.int("number.integer").min(1, "number.min").max(MOST_DIGITS, "number.max"), MOST_DIGITS)
    .min(1, "list.min")
    .describe("How many digits may follow the calling code, least first."),
  patterns: listOf(z.string().min(1, "required").max(MOST_PATTERN, "text.max"), 60)
    .min(1, "list.min")
    .describe("What these digits are like, whole, any one of them: in the syntax of RE2, without look-ahead."),
  example: z
    .string("required")
    .regex(/^\d{1,17}$/, "phone.digits")
    .describe("The digits of a telephone after the calling code, which the rule itself takes."),
};

/** What a source says of the telephones of one calling code. */
export const SourcedPhoneRule = z.object(own);
export type SourcedPhoneRule = z.infer<typeof SourcedPhoneRule>;

/** A rule as it is obeyed. */
export const PhoneRule = catalogueRow("PhoneRule", own);
export type PhoneRule = z.infer<typeof PhoneRule>;

export const phoneRuleSorts = {
  CODE_ASC: "callingCode",
  CODE_DESC: "callingCode",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<PhoneRule>;
export const PhoneRuleFilter = z.object({
  keyword: keyword("the calling code, codes of countries and their names"),
  status: inUse,
});
export type PhoneRuleFilter = z.infer<typeof PhoneRuleFilter>;
