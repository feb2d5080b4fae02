import type { CustomerValues } from "@linehaul/schema/customers/customer-form/form";
import { FORM_FIELDS, type FormField } from "@linehaul/schema/customers/customer-form/parts";
import { type FormRow, valuesOf } from "./customer-form-data.ts";

/** A field that somebody else changed, and so did the user. */
export interface Clash {
  readonly field: FormField;
  readonly theirs: string;
  readonly yours: string;
}
interface Merge {
  /** As it was when the form was opened. */
  readonly base: FormRow;
  /** As it is now. */
  readonly now: FormRow;
  readonly yours: CustomerValues;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const words = (row: FormRow | CustomerValues, field: FormField): string => {
  const value = row[field];
  if (typeof value === "object" && value !== null) return value.map(({ name }) => name).join(", ");
  return value === null || value === undefined || value === "" ? "–" : String(value);
};
const isTheirs = ({ base, now }: Merge, field: FormField): boolean => !same(base[field], now[field]);
const isYours = ({ base, yours }: Merge, field: FormField): boolean => !same(valuesOf(base)[field], yours[field]);

/** The fields that both changed, to be chosen from one by one. What one of the two changed holds by itself. */
export const clashes = (merge: Merge): Clash[] =>
  FORM_FIELDS.filter((field) => isTheirs(merge, field) && isYours(merge, field)).map((field) => ({
    field,
    theirs: words(merge.now, field),
    // What somebody typed anew in a masked field is his own to see.
    yours: words(merge.yours, field),
  }));

/** The fields that somebody else alone changed. */
export const othersChanges = (merge: Merge): FormField[] =>
  FORM_FIELDS.filter((field) => isTheirs(merge, field) && !isYours(merge, field));

/** The form over the customer as it is now: the user's own where he changed something, but for what he gives up. */
export function merged(merge: Merge, givenUp: ReadonlySet<string>): CustomerValues {
  const values = valuesOf(merge.now);
  const kept = FORM_FIELDS.filter((field) => isYours(merge, field) && !givenUp.has(field));
  return { ...values, ...Object.fromEntries(kept.map((field) => [field, merge.yours[field]])) };
}
