import type { CustomerType } from "../../customers/customer.ts";
import { holdsOn } from "../../period.ts";
import { laneRank, type Place } from "../lane.ts";
import { fieldsOf, type RuledField, type RuledForm } from "./fields.ts";
import type { FieldRule } from "./row.ts";

/** What of a rule says where and when it holds. */
export type HoldsWhere = Pick<
  FieldRule,
  | "field"
  | "fromCountry"
  | "fromRegion"
  | "toCountry"
  | "toRegion"
  | "productCode"
  | "cargoTypeCode"
  | "customerTypes"
  | "priority"
  | "validFrom"
  | "validTo"
>;
/** A rule, and the field that it is of. */
export type HeldRule<R extends HoldsWhere = FieldRule> = R & { readonly field: RuledField };
/** A form's rules, by the country that their lanes lead to; null: anywhere. */
export interface FieldRules<R extends HoldsWhere = FieldRule> {
  readonly form: RuledForm;
  readonly to: ReadonlyMap<string | null, readonly HeldRule<R>[]>;
}

/** Puts rules where they are looked for. One of a field that the form has no more is left out. */
export function fieldRules<R extends HoldsWhere>(rows: readonly R[], form: RuledForm): FieldRules<R> {
  const byField = Map.groupBy(rows, ({ field }) => field);
  const held = fieldsOf(form).flatMap((field) => (byField.get(field) ?? []).map((row) => ({ ...row, field })));
  return { form, to: Map.groupBy(held, ({ toCountry }) => toCountry) };
}

/** What is filled in, as rules of fields look at it; null: not known, for which no rule holds that names one. */
export interface FilledIn {
  readonly from: Place;
  readonly to: Place;
  /** Of the site's zone. */
  readonly day: string;
  readonly productCode: string | null;
  readonly cargoType: string | null;
  readonly customerType: CustomerType | null;
}

const LEAST = -1;
/** How closely a rule names what is sent beside its lane: its product before its cargo type before whose it is; -1 for one of something else. */
function nameRank(rule: HoldsWhere, { productCode, cargoType, customerType }: FilledIn): number {
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
function rankOf(rule: HoldsWhere, filled: FilledIn): number {
  if (!holdsOn(rule, filled.day)) return LEAST;
  const names = nameRank(rule, filled);
  const lane = names === LEAST ? LEAST : laneRank(rule, filled.from, filled.to);
  return lane === LEAST ? LEAST : (lane * NAMES + names) * PRIORITIES + rule.priority;
}

/** The rules that hold, one a field at the most: the most specific, and of those the one of the highest priority (SYS-07). */
export function holdingRules<R extends HoldsWhere>(filled: FilledIn, { form, to }: FieldRules<R>): HeldRule<R>[] {
  const held = new Map<RuledField, { readonly rule: HeldRule<R>; readonly rank: number }>();
  for (const country of [filled.to.country, null])
    for (const rule of to.get(country) ?? []) {
      const rank = rankOf(rule, filled);
      if (rank > (held.get(rule.field)?.rank ?? LEAST)) held.set(rule.field, { rule, rank });
    }
  return held.size === 0 ? [] : fieldsOf(form).flatMap((field) => held.get(field)?.rule ?? []);
}

/** Where nothing goes: of an account, which has no lane. */
export const NOWHERE: Place = { country: "", regions: [] };
