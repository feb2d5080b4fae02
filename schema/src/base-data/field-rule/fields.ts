import { z } from "zod";
import {
  IMPORT_COLUMN_KEYS,
  IMPORT_COLUMNS,
  type ImportColumn,
  isRequiredColumn,
} from "../../orders/order-import/columns.ts";
import { choiceKindOf, importTexts } from "../../orders/order-import/texts.ts";
import { NewOrder } from "../../orders/order/new-order.ts";

/** Where fields are filled in that rules look at. */
export const RULED_FORMS = ["NEW_ORDER", "CORRECTION"] as const;
export const RuledForm = z.enum(RULED_FORMS).meta({
  id: "RuledForm",
  description: "Where a field is filled in.",
  "x-values": {
    NEW_ORDER: "An order that comes: by a sheet, merged, or from another system.",
    CORRECTION: "A correction in emergency handling.",
  } satisfies Record<(typeof RULED_FORMS)[number], string>,
});
export type RuledForm = z.infer<typeof RuledForm>;

/** A field of an order, as columns of sheets are named: `receiver.company`; `goods.hsCode` is that of each kind of goods. */
export type RuledField = ImportColumn;
const CORRECTED = [
  "senderReason",
  "tradeCondition",
  "exportDeclaration",
  "importDeclaration",
  "declaredValue",
  "insuredValue",
  "weight",
  "sender.cityCode",
] as const satisfies readonly RuledField[];
const FIELDS: Readonly<Record<RuledForm, readonly RuledField[]>> = {
  NEW_ORDER: IMPORT_COLUMN_KEYS,
  CORRECTION: CORRECTED,
};
/** The fields of a form, in their order. */
export const fieldsOf = (form: RuledForm): readonly RuledField[] => FIELDS[form];
/** Is it one that no order can do without? */
export const isNeeded = isRequiredColumn;

/** What a rule can say of a field beside that it is needed or left out: text has lengths and a pattern, a choice is among some of its own. */
export type FieldKind = "TEXT" | "CHOICE" | "OTHER";
export const kindOf = (field: RuledField): FieldKind =>
  choiceKindOf(field) !== null ? "CHOICE" : IMPORT_COLUMNS[field] === "text" ? "TEXT" : "OTHER";
/** What a field that is a choice can be, by code; null where it is none. */
export function codesOf(field: RuledField): readonly string[] | null {
  const kind = choiceKindOf(field);
  return kind === null ? null : Object.keys(importTexts.en.choice[kind]);
}

const isType = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
/** The field that a default, a null or what is done before wraps. */
function bare(type: z.ZodType): z.ZodType {
  const inner =
    type instanceof z.ZodPipe
      ? type.def.out
      : type instanceof z.ZodDefault || type instanceof z.ZodNullable
        ? type.def.innerType
        : null;
  return isType(inner) ? bare(inner) : type;
}
/** The most characters that any rule may allow where the contract says nothing. */
export const MOST_CHARACTERS = 255;
/** How many characters a field may have at the most, whatever rules say. */
export function mostOf(field: RuledField): number {
  let type: z.ZodType = NewOrder;
  for (const part of field.split(".")) {
    const within = bare(type);
    const held = within instanceof z.ZodArray ? within.def.element : within;
    const object = isType(held) ? bare(held) : held;
    const next: unknown = object instanceof z.ZodObject ? object.shape[part] : undefined;
    if (!isType(next)) return MOST_CHARACTERS;
    type = next;
  }
  const own = bare(type);
  return Math.min(MOST_CHARACTERS, (own instanceof z.ZodString ? own.maxLength : null) ?? MOST_CHARACTERS);
}
