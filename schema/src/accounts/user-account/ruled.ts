import { z } from "zod";
import { FieldRule } from "../../base-data/field-rule/row.ts";
import { CustomerCode } from "../../customers/code.ts";

/** Whose form: a customer's next account, or one that is there. */
export const AccountFormOf = z
  .object({
    customerCode: CustomerCode.optional().describe("The customer whose account would be made."),
    id: z.uuid().optional().describe("Key of the account that would be changed."),
  })
  .refine(({ customerCode, id }) => (customerCode === undefined) !== (id === undefined), {
    path: ["id"],
    message: "required",
  });
export type AccountFormOf = z.infer<typeof AccountFormOf>;

/** What the site says today of a field of the form (FIELD_RULE). */
export const RuledAccountField = FieldRule.pick({
  effect: true,
  minLength: true,
  maxLength: true,
  pattern: true,
  choices: true,
  messageEn: true,
  messageZhCn: true,
  messageZhHk: true,
})
  .extend({ field: z.string().describe("The field, as the form's input names it: `phone`.") })
  .meta({ id: "RuledAccountField", description: "What the site says today of a field of an account's form (SYS-07)." });
export type RuledAccountField = z.infer<typeof RuledAccountField>;
