import { z } from "zod";
import { catalogueRow, inUse, savedRow } from "../../catalogue.ts";
import { decimal, emptyIsNull, keyword, listOf } from "../../field.ts";
import { amount, measure } from "../../orders/order/new-fields.ts";
import { daysInOrder, periodFields, writtenPeriod } from "../../period.ts";
import type { Sorts } from "../../sorts.ts";
import { baseCode, named } from "../coded.ts";
import { laneFields, regionsOfCountries, writtenLane } from "../lane.ts";

export const CONTROL_EFFECTS = ["REFUSE", "REVIEW", "WARN"] as const;
export const ControlEffect = z.enum(CONTROL_EFFECTS).meta({
  id: "ControlEffect",
  description: "What comes of a control that a shipment falls under.",
  "x-values": {
    REFUSE: "It is prohibited: no order of it is taken.",
    REVIEW: "Its order waits for a reviewer, and never passes by itself.",
    WARN: "Its order says so; nothing else comes of it.",
  },
});
export type ControlEffect = z.infer<typeof ControlEffect>;

/** Entries of a list that one row may have. */
export const MOST_WORDS = 100;
/** A Chinese character is a word; one letter of another script is found in too much. */
const isWord = (text: string): boolean => text.length > 1 || /\p{Script=Han}/u.test(text);
const word = z.string().trim().max(60, "text.max").refine(isWord, "control.word");
const prefix = z
  .string()
  .trim()
  .regex(/^\d{2}(\.?\d){0,10}$/, "control.hsPrefix");

const own = {
  code: baseCode("LITHIUM_BATTERIES"),
  ...named,
  ...laneFields,
  words: listOf(word, MOST_WORDS).describe(
    "Words that the name of goods has, whole and however they are written; goods with any of them fall under it.",
  ),
  hsPrefixes: listOf(prefix, MOST_WORDS).describe(
    "What the goods' HS code begins with, dots aside; goods with any of them fall under it.",
  ),
  valueAbove: decimal().nullable().describe("Only where more than that is declared, in CNY; null: of any value."),
  weightAbove: decimal().nullable().describe("Only where it weighs more than that, in kg; null: of any weight."),
  effect: ControlEffect.describe("What comes of it."),
  ...periodFields,
};
const written = {
  ...own,
  ...writtenLane,
  ...writtenPeriod,
  words: own.words.default([]),
  hsPrefixes: own.hsPrefixes.default([]),
  valueAbove: emptyIsNull(amount().nullable()).describe(
    "Only where more than that is declared, in CNY: above 0, at most 12 digits and 2 decimals; none: of any value.",
  ),
  weightAbove: emptyIsNull(measure().nullable()).describe(
    "Only where it weighs more than that, in kg: above 0, at most 9 digits and 3 decimals; none: of any weight.",
  ),
};

export const ExpressControlFields = z.object(written);
export type ExpressControlFields = z.infer<typeof ExpressControlFields>;

/** A row without any condition would hold of every shipment of its lane: that is what ORDER_FLOW is for. */
const hasCondition = <S extends z.ZodType<ExpressControlFields>>(input: S): S =>
  input.refine(
    (row) => row.words.length + row.hsPrefixes.length > 0 || row.valueAbove !== null || row.weightAbove !== null,
    { path: ["words"], message: "control.condition" },
  );
const ruled = <S extends z.ZodType<ExpressControlFields>>(input: S): S =>
  daysInOrder(regionsOfCountries(hasCondition(input)));

/** What a form of one takes. */
export const ExpressControlForm = ruled(ExpressControlFields);
export const ExpressControlInput = z.object({ ...savedRow, ...written });
/** What a save takes; a row without any condition is told at `words`. */
export const SavedExpressControl = ruled(ExpressControlInput);
export type SavedExpressControl = z.infer<typeof SavedExpressControl>;

/** What must not be sent, or not without being looked at (EXPRESS_CONTROL, section 8). */
export const ExpressControl = catalogueRow("ExpressControl", own);
export type ExpressControl = z.infer<typeof ExpressControl>;

export const expressControlSorts = {
  SORT_ASC: "sort",
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<ExpressControl>;
export const ExpressControlFilter = z.object({
  keyword: keyword("code, names, words or beginnings of HS codes"),
  status: inUse,
});
export type ExpressControlFilter = z.infer<typeof ExpressControlFilter>;
