import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { CUSTOMER_TYPES, CustomerType } from "../../customers/customer.ts";
import { emptyIsNull, keyword, line, listOf, note, whole } from "../../field.ts";
import { daysInOrder, periodFields, writtenPeriod } from "../../period.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { laneFields, regionsOfCountries, writtenLane } from "../lane.ts";
import { isRuledField, MOST_CHARACTERS, RuledForm } from "./fields.ts";
import { tightening } from "./tightening.ts";

export const FIELD_EFFECTS = ["REQUIRED", "HIDDEN", "LIMITED"] as const;
export const FieldEffect = z.enum(FIELD_EFFECTS).meta({
  id: "FieldEffect",
  description: "What a rule says of a field.",
  "x-values": {
    REQUIRED: "It must be filled in, within the rule's limits if it has some.",
    HIDDEN: "It is not asked for, and refused where it is filled in.",
    LIMITED: "It may be left empty; filled in, it keeps to the rule's limits.",
  } satisfies Record<(typeof FIELD_EFFECTS)[number], string>,
});
export type FieldEffect = z.infer<typeof FieldEffect>;

/** No rule has more choices. */
export const MOST_CHOICES = 50;
const code = z.string().trim().max(30, "text.max").nullable();
const message = note(200);
const own = {
  form: RuledForm.describe("Where the field is filled in."),
  field: line(40)
    .refine((field): boolean => isRuledField(field), "fieldRule.field")
    .describe(
      "The field. Of an order as the columns of sheets are named: `receiver.company`; `goods.hsCode` is each one's. Of an account: `account.email`.",
    ),
  ...laneFields,
  productCode: code.describe("For this product, by code; null: for all."),
  cargoTypeCode: code.describe("For this cargo type, by code; null: for all."),
  customerTypes: listOf(CustomerType, CUSTOMER_TYPES.length).describe("For customers of these types; none: for all."),
  effect: FieldEffect.describe("What it says of the field."),
  minLength: whole(0, MOST_CHARACTERS).describe("The least characters of a text; 0: any number."),
  maxLength: whole(0, MOST_CHARACTERS).describe("The most characters of a text; 0: as many as the field takes."),
  pattern: note(200).describe("What the whole text is like, as RE2 has it: `[A-Z]{2}\\d{6}`; empty: anything."),
  choices: listOf(line(60), MOST_CHOICES).describe("What it may be, each once; none: anything."),
  messageEn: message.describe("What whoever breaks it is told, in English; empty: the console's own words."),
  messageZhCn: message.describe("The same in Simplified Chinese; empty: in English."),
  messageZhHk: message.describe("The same in Traditional Chinese; empty: in English."),
  priority: whole(0, 99).describe("Of rules that are as specific as each other the highest one holds."),
  ...periodFields,
};
const written = {
  ...own,
  ...writtenLane,
  ...writtenPeriod,
  productCode: emptyIsNull(code).describe("For this product; none: for all."),
  cargoTypeCode: emptyIsNull(code).describe("For this cargo type; none: for all."),
  customerTypes: own.customerTypes.default([]),
  minLength: own.minLength.default(0),
  maxLength: own.maxLength.default(0),
  pattern: own.pattern.default(""),
  choices: own.choices.default([]),
  messageEn: own.messageEn.default(""),
  messageZhCn: own.messageZhCn.default(""),
  messageZhHk: own.messageZhHk.default(""),
  priority: own.priority.default(0),
};

export const FieldRuleFields = z.object(written);
export type FieldRuleFields = z.infer<typeof FieldRuleFields>;
const ruled = <S extends z.ZodType<FieldRuleFields>>(input: S): S => daysInOrder(regionsOfCountries(tightening(input)));
/** What a form of one takes. */
export const FieldRuleForm = ruled(FieldRuleFields);
/** What a save takes. */
export const SavedFieldRule = ruled(z.object({ ...savedRow, ...written }));
export type SavedFieldRule = z.infer<typeof SavedFieldRule>;

/** What a site says of a field of its orders, or of its customers' accounts, beside the contract: tighter, never looser (SYS-07). */
export const FieldRule = catalogueRow("FieldRule", {
  site: Site.describe("The site that says so."),
  ...own,
});
export type FieldRule = z.infer<typeof FieldRule>;

export const fieldRuleSorts = {
  FIELD_ASC: "field",
  FIELD_DESC: "field",
  VALID_FROM_DESC: "validFrom",
  VALID_FROM_ASC: "validFrom",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<FieldRule>;
export const FieldRuleFilter = z.object({
  keyword: keyword("the field, the codes of countries, product and cargo type, in regions, choices and messages"),
  form: RuledForm.optional().describe("Where the field is filled in."),
  status: inUse,
});
export type FieldRuleFilter = z.infer<typeof FieldRuleFilter>;
