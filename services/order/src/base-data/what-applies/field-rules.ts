import { fieldsOf, type RuledField, type RuledForm } from "@linehaul/schema/base-data/field-rule/fields";
import type { FieldRule } from "@linehaul/schema/base-data/field-rule/row";
import { laneRank } from "@linehaul/schema/base-data/lane";
import type { CustomerType } from "@linehaul/schema/customers/customer";
import { holdsOn } from "@linehaul/schema/period";
import type { Going } from "./closest-row.ts";

/** A rule, and the field that it is of. */
export type HeldRule = FieldRule & { readonly field: RuledField };
/** A form's rules, by the country that their lanes lead to; null: anywhere. */
export interface FieldRules {
  readonly form: RuledForm;
  readonly to: ReadonlyMap<string | null, readonly HeldRule[]>;
}

/** Puts rules where they are looked for. One of a field that the form has no more is left out. */
export function fieldRules(rows: readonly FieldRule[], form: RuledForm): FieldRules {
  const byField = Map.groupBy(rows, ({ field }) => field);
  const held = fieldsOf(form).flatMap((field) => (byField.get(field) ?? []).map((row) => ({ ...row, field })));
  return { form, to: Map.groupBy(held, ({ toCountry }) => toCountry) };
}

/** What is filled in, as rules of fields look at it; null: not known, for which no rule holds that names one. */
export interface FilledIn extends Going {
  readonly productCode: string | null;
  readonly cargoType: string | null;
  readonly customerType: CustomerType | null;
}

const LEAST = -1;
/** How closely a rule names what is sent beside its lane: its product before its cargo type before whose it is; -1 for one of something else. */
function nameRank(rule: FieldRule, { productCode, cargoType, customerType }: FilledIn): number {
  const isOther =
    (rule.productCode !== null && rule.productCode !== productCode) ||
    (rule.cargoTypeCode !== null && rule.cargoTypeCode !== cargoType) ||
    (rule.customerTypes.length > 0 && (customerType === null || !rule.customerTypes.includes(customerType)));
  if (isOther) return LEAST;
  const [product, cargo, customer] = [
    rule.productCode !== null,
    rule.cargoTypeCode !== null,
    rule.customerTypes.length > 0,
  ];
  return (product ? 4 : 0) + (cargo ? 2 : 0) + (customer ? 1 : 0);
}
/** Ranks of names, and of priorities. */
const [NAMES, PRIORITIES] = [8, 100];

/** How specific a rule is, then its priority; -1 for one that does not hold. */
function rankOf(rule: FieldRule, filled: FilledIn): number {
  if (!holdsOn(rule, filled.day)) return LEAST;
  const names = nameRank(rule, filled);
  const lane = names === LEAST ? LEAST : laneRank(rule, filled.from, filled.to);
  return lane === LEAST ? LEAST : (lane * NAMES + names) * PRIORITIES + rule.priority;
}

/** The rules that hold, one a field at the most: the most specific, and of those the one of the highest priority (SYS-07). */
export function holdingRules(filled: FilledIn, { form, to }: FieldRules): HeldRule[] {
  const held = new Map<RuledField, { readonly rule: HeldRule; readonly rank: number }>();
  for (const country of [filled.to.country, null])
    for (const rule of to.get(country) ?? []) {
      const rank = rankOf(rule, filled);
      if (rank > (held.get(rule.field)?.rank ?? LEAST)) held.set(rule.field, { rule, rank });
    }
  return held.size === 0 ? [] : fieldsOf(form).flatMap((field) => held.get(field)?.rule ?? []);
}
