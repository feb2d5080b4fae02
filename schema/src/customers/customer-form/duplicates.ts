import { z } from "zod";
import { listOf, note } from "../../field.ts";
import { routesOf } from "../../route.ts";
import { sensitive } from "../../sensitive.ts";
import { CustomerCode } from "../code.ts";
import { CustomerStatus } from "../customer.ts";
import { FILLS_IN } from "./form-buttons.ts";

/** As many alike as are told. */
export const MOST_ALIKE = 5;

export const DUPLICATE_REASONS = ["IDENTITY", "TAX", "NAME", "PHONE", "EMAIL"] as const;
export const DuplicateReason = z.enum(DUPLICATE_REASONS).meta({
  id: "CustomerDuplicateReason",
  description: "By what two customers are alike.",
  "x-values": {
    IDENTITY: "The same certificate: the later one can't be saved.",
    TAX: "The same tax number: the later one can't be saved.",
    NAME: "Names that are nearly the same.",
    PHONE: "The same telephone, of it or of one of its people.",
    EMAIL: "The same e-mail, likewise.",
  } satisfies Record<(typeof DUPLICATE_REASONS)[number], string>,
});

/** What of a form is compared; what is left out is not. */
export const LookAlike = z.object({
  customerCode: CustomerCode.optional().describe("The customer that is edited: it is no duplicate of itself."),
  names: listOf(note(255), 2).default([]).describe("Its names."),
  certNo: sensitive("certificate", z.string().trim().max(40, "text.max"))
    .optional()
    .describe("Its certificate's number."),
  taxNo: z.string().trim().max(40, "text.max").optional().describe("Its tax number."),
  phone: sensitive("phone", z.string().trim().max(25, "text.max")).optional().describe("Its telephone."),
  email: sensitive("email", z.string().trim().max(128, "text.max")).optional().describe("Its e-mail."),
});
export type LookAlike = z.output<typeof LookAlike>;

export const CustomerDuplicate = z
  .object({
    reasons: z.array(DuplicateReason).describe("By what it is alike."),
    customerCode: CustomerCode.nullable().describe("Its code; null where it is not among the caller's rows."),
    name: z.string().nullable().describe("Its name, likewise."),
    status: CustomerStatus.nullable().describe("Where it stands, likewise."),
    orgCode: z.string().nullable().describe("The organisation to ask; null where none looks after it."),
  })
  .meta({ id: "CustomerDuplicate", description: "A customer of the site that may be the same as another one." });
export type CustomerDuplicate = z.infer<typeof CustomerDuplicate>;
export const CustomerDuplicates = z
  .object({ duplicates: z.array(CustomerDuplicate).describe(`The most alike first, ${MOST_ALIKE} at most.`) })
  .meta({ id: "CustomerDuplicates", description: "Customers of the site that may be the same as one in a form." });
export type CustomerDuplicates = z.infer<typeof CustomerDuplicates>;

const { write } = routesOf("customer");
export const customerDuplicateRoutes = {
  /** A value that comes masked confirms a guess: counted as a search is, 429002 beyond 60 different ones an hour and user (PERM-12). */
  duplicates: write("/customer/duplicates", {
    may: FILLS_IN,
    summary:
      "Customers of the site that may be the same as the one in a form, also outside the caller's rows: those without code or name",
    body: LookAlike,
    result: CustomerDuplicates,
  }),
} as const;
