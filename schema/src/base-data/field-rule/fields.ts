import { z } from "zod";
import {
  IMPORT_COLUMN_KEYS,
  IMPORT_COLUMNS,
  type ImportColumn,
  isImportColumn,
  isRequiredColumn,
} from "../../orders/order-import/columns.ts";
import { choiceKindOf, importTexts } from "../../orders/order-import/texts.ts";
import { NewOrder } from "../../orders/order/new-order.ts";
import {
  ACCOUNT_FIELDS,
  accountContract,
  type AccountField,
  isAccountField,
  isNeededOfAccount,
} from "./account-fields.ts";

/** Where fields are filled in that rules look at. */
export const RULED_FORMS = ["NEW_ORDER", "CORRECTION", "USER_ACCOUNT"] as const;
export const RuledForm = z.enum(RULED_FORMS).meta({
  id: "RuledForm",
  description: "Where a field is filled in.",
  "x-values": {
    NEW_ORDER: "An order that comes: by a sheet, merged, or from another system.",
    CORRECTION: "A correction in emergency handling.",
    USER_ACCOUNT: "An account of a customer that staff make or change.",
  } satisfies Record<(typeof RULED_FORMS)[number], string>,
});
export type RuledForm = z.infer<typeof RuledForm>;

/** A field of an order, as columns of sheets are named: `receiver.company`; `goods.hsCode` is that of each kind of goods. Or one of an account: `account.email`. */
export type RuledField = ImportColumn | AccountField;
export const isRuledField = (key: string): key is RuledField => isImportColumn(key) || isAccountField(key);
const CORRECTED = [
  "senderReason",
  "tradeCondition",
  "exportDeclaration",
  "importDeclaration",
  "declaredValue",
  "insuredValue",
  "weight",
  "sender.cityCode",
] as const satisfies readonly ImportColumn[];
const FIELDS: Readonly<Record<RuledForm, readonly RuledField[]>> = {
  NEW_ORDER: IMPORT_COLUMN_KEYS,
  CORRECTION: CORRECTED,
  USER_ACCOUNT: ACCOUNT_FIELDS,
};
/** Is it a form of orders, whose rules name lanes, products and cargo types? */
export const isOfOrders = (form: RuledForm): boolean => form !== "USER_ACCOUNT";
/** What of a rule names orders alone: an account goes nowhere and carries nothing. */
export const OF_ORDERS = [
  "fromCountry",
  "fromRegion",
  "toCountry",
  "toRegion",
  "productCode",
  "cargoTypeCode",
] as const;
/** The fields of a form, in their order. */
export const fieldsOf = (form: RuledForm): readonly RuledField[] => FIELDS[form];
/** Is it one that no order, or no account, can do without? */
export const isNeeded = (field: RuledField): boolean =>
  isImportColumn(field) ? isRequiredColumn(field) : isNeededOfAccount(field);

/** What a rule can say of a field beside that it is needed or left out: text has lengths and a pattern, a choice is among some of its own. */
export type FieldKind = "TEXT" | "CHOICE" | "OTHER";
export function kindOf(field: RuledField): FieldKind {
  if (!isImportColumn(field)) return "TEXT";
  return choiceKindOf(field) !== null ? "CHOICE" : IMPORT_COLUMNS[field] === "text" ? "TEXT" : "OTHER";
}
/** What a field that is a choice can be, by code; null where it is none. */
export function codesOf(field: RuledField): readonly string[] | null {
  const kind = isImportColumn(field) ? choiceKindOf(field) : null;
  return kind === null ? null : Object.keys(importTexts.en.choice[kind]);
}

const isType = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
/** The field that a default, a null or what is done before wraps. */
function bare(type: z.ZodType): z.ZodType {
  const inner =
    type instanceof z.ZodPipe
      ? type.def.out
      : type instanceof z.ZodDefault || type instanceof z.ZodNullable || type instanceof z.ZodOptional
        ? type.def.innerType
        : null;
  return isType(inner) ? bare(inner) : type;
}
/** The most characters that any rule may allow where the contract says nothing. */
export const MOST_CHARACTERS = 255;
/** How many characters a field may have at the most, whatever rules say. */
export function mostOf(field: RuledField): number {
  const [first = "", ...beneath] = field.split(".");
  const isOfOrder = isImportColumn(field);
  let type: z.ZodType = isOfOrder ? NewOrder : accountContract;
  for (const part of isOfOrder ? [first, ...beneath] : beneath) {
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
