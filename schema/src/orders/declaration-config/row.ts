import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { emptyIsNull, keyword, listOf, note } from "../../field.ts";
import { daysInOrder, periodFields, writtenPeriod } from "../../period.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { DeclarationMethod, DocumentKind } from "../order/enums.ts";
import { DOCUMENT_KINDS } from "../order/history.ts";

export const DECLARATION_DIRECTIONS = ["EXPORT", "IMPORT"] as const;
export const DeclarationDirection = z.enum(DECLARATION_DIRECTIONS).meta({
  id: "DeclarationDirection",
  description: "Which of an order's two declarations: out of a country, or into one.",
});
export type DeclarationDirection = z.infer<typeof DeclarationDirection>;

const own = {
  customerCode: z
    .string("required")
    .trim()
    .regex(/^\d{10}$/, "customer.code")
    .describe("The customer whose orders it is about, by code."),
  direction: DeclarationDirection.describe("Of which of an order's two declarations it speaks."),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, "country.code")
    .nullable()
    .describe("Orders to this country, ISO 3166-1 alpha-2; null: to any that no row of its own speaks of."),
  method: DeclarationMethod.describe("How the goods are declared."),
  documents: listOf(DocumentKind, DOCUMENT_KINDS.length).describe("Documents that a review needs; may be none."),
  ...periodFields,
  remark: note(200).describe("Why, for those who administer it; may be empty."),
};
const written = {
  ...own,
  countryCode: emptyIsNull(own.countryCode).describe("Orders to this country; none: to any without a row of its own."),
  ...writtenPeriod,
  remark: own.remark.default(""),
};

export const DeclarationConfigFields = z.object(written);
/** What a form of one takes. */
export const DeclarationConfigForm = daysInOrder(DeclarationConfigFields);
export const DeclarationConfigInput = z.object({ ...savedRow, ...written });
/** What a save takes: days that run backwards are told at the last of them. */
export const SavedDeclarationConfig = daysInOrder(DeclarationConfigInput);
export type SavedDeclarationConfig = z.infer<typeof SavedDeclarationConfig>;

/** How a customer's goods are declared, and with which documents, for some days (REV-01). */
export const DeclarationConfig = catalogueRow("DeclarationConfig", {
  site: Site.describe("The site that it belongs to."),
  customerName: z.string().describe("What the customer was called when it was saved."),
  ...own,
});
export type DeclarationConfig = z.infer<typeof DeclarationConfig>;

export const declarationConfigSorts = {
  CUSTOMER_ASC: "customerName",
  CUSTOMER_DESC: "customerName",
  VALID_FROM_DESC: "validFrom",
  VALID_FROM_ASC: "validFrom",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<DeclarationConfig>;
export const DeclarationConfigFilter = z.object({
  keyword: keyword("the customer's code and name, the country's code and the remark"),
  status: inUse,
});
export type DeclarationConfigFilter = z.infer<typeof DeclarationConfigFilter>;
