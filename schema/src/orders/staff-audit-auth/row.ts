import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { emptyIsNull, keyword, note } from "../../field.ts";
import { sensitive } from "../../sensitive.ts";
import { UserName } from "../../permissions/user-name.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";

/** Countries that a row can name, at most. */
export const MOST_AUDIT_COUNTRIES = 300;
export const MOST_AUDIT_REMARK = 200;

const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/, "country.code"))
  .min(1, "required")
  .max(MOST_AUDIT_COUNTRIES, "list.max");
const own = {
  userName: sensitive("userCode", UserName).describe(
    "Whose authorisation it is: the name that he signs in with, in small letters; one row a person and site.",
  ),
  countries: countries.nullable().describe("Destinations whose orders he reviews, ISO 3166-1 alpha-2; null: all."),
  remark: note(MOST_AUDIT_REMARK).describe("Why, for those who administer it; may be empty."),
};
const written = {
  ...own,
  countries: own.countries.default(null),
  remark: own.remark.default(""),
};
export const StaffAuditAuthFields = z.object(written);
/** What a form takes: some destinations, one at least, or all of them. */
export const StaffAuditAuthForm = z
  .object({ ...own, countries: z.array(z.string()), reviewsAll: z.boolean() })
  .refine(({ reviewsAll, countries: some }) => reviewsAll || some.length > 0, {
    path: ["countries"],
    error: "required",
  })
  .transform(({ reviewsAll, countries: some, ...rest }) => ({ ...rest, countries: reviewsAll ? null : some }));
/** What a save takes. */
export const StaffAuditAuthInput = z.object({ ...savedRow, ...written });
export type StaffAuditAuthInput = z.infer<typeof StaffAuditAuthInput>;

/** Whose orders a reviewer sees and acts on, by where they go (PERM-10). */
export const StaffAuditAuth = catalogueRow("StaffAuditAuth", {
  site: Site.describe("The site whose orders he reviews."),
  ...own,
});
export type StaffAuditAuth = z.infer<typeof StaffAuditAuth>;

export const staffAuditAuthSorts = {
  USER_NAME_ASC: "userName",
  USER_NAME_DESC: "userName",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<StaffAuditAuth>;
export const StaffAuditAuthFilter = z.object({
  keyword: keyword("the user name and the remark"),
  country: emptyIsNull(
    z
      .string()
      .regex(/^[A-Z]{2}$/, "country.code")
      .nullable(),
  )
    .optional()
    .describe("Who may review orders to this country, ISO 3166-1 alpha-2: also those who review all."),
  status: inUse,
});
export type StaffAuditAuthFilter = z.infer<typeof StaffAuditAuthFilter>;

/** A destination, and who may review the orders that wait for one at the site. */
export const AuditCoverage = z
  .object({
    countryCode: z.string().describe("The destination: ISO 3166-1 alpha-2."),
    waiting: z.int().describe("Orders to it that wait for a review."),
    userNames: z
      .array(z.string())
      .describe("Who may review them by a row in use, by name; none: nobody looks at them."),
  })
  .meta({ id: "AuditCoverage", description: "A destination whose orders wait for a review, and who may review them." });
export type AuditCoverage = z.infer<typeof AuditCoverage>;

/** What the caller may review by his row. */
export const AuditReach = z
  .object({
    isAuthorised: z.boolean().describe("Is there a row in use for him? Without one his queue is empty."),
    countries: z.array(z.string()).nullable().describe("Destinations that he reviews; null: all of them."),
  })
  .meta({ id: "AuditReach", description: "Which destinations' orders the viewer reviews (PERM-10)." });
export type AuditReach = z.infer<typeof AuditReach>;
