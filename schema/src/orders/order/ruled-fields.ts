import type { RuledField } from "../../base-data/field-rule/fields.ts";
import type { FieldRule } from "../../base-data/field-rule/row.ts";
import type { Place } from "../../base-data/lane.ts";
import type { FieldProblem } from "../../envelope.ts";
import { isGoodsColumn } from "../order-import/columns.ts";
import type { OrderDraft, OrderMeans } from "./new-order-rules.ts";
import { placeOf } from "./offer-rules.ts";

/** What of an order says which rules of fields hold; null: not known. */
export interface Filled {
  readonly from: Place;
  readonly to: Place;
  readonly customerCode: string | null;
  readonly productCode: string | null;
  readonly cargoType: string | null;
}
/** What of a rule of a field is obeyed. */
export type RuledBy = Pick<
  FieldRule,
  "effect" | "minLength" | "maxLength" | "pattern" | "choices" | "messageEn" | "messageZhCn" | "messageZhHk"
> & { readonly field: RuledField };
/** The rules that hold on the day of the means, at most one a field (FIELD_RULE). */
export type FieldRulesFor = (filled: Filled) => readonly RuledBy[];
/** Is the whole of a text like a pattern, as RE2 has it? */
export type IsLike = (pattern: string, text: string) => boolean;

type Path = FieldProblem["path"];
type Told = Pick<FieldProblem, "key" | "params">;
interface Value {
  readonly path: Path;
  readonly value: unknown;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null;
const within = (input: unknown, key: string | number): unknown =>
  typeof input === "object" && input !== null ? Reflect.get(input, key) : undefined;
const at = (input: unknown, path: Path): unknown => path.reduce<unknown>(within, input);
/** What stands at a field of an order, of each kind of goods where it is theirs; nowhere where the order has no such part: no cash on delivery, say. */
function valuesOf(field: RuledField, order: unknown): Value[] {
  const path = field.split(".");
  if (!isGoodsColumn(field)) return isMissing(at(order, path.slice(0, -1))) ? [] : [{ path, value: at(order, path) }];
  const [list = "", ...own] = path;
  const lines = within(order, list);
  if (!Array.isArray(lines)) return [];
  return lines.map((line: unknown, n) => ({ path: [list, n, ...own], value: at(line, own) }));
}

const isEmpty = (value: unknown): boolean =>
  isMissing(value) || value === "" || (Array.isArray(value) && value.length === 0);

type Limits = Pick<RuledBy, "minLength" | "maxLength" | "pattern" | "choices">;
/** Which of a rule's limits a text breaks; null where none. */
export function limitBroken(
  text: string,
  { minLength, maxLength, pattern, choices }: Limits,
  isLike: IsLike,
): Told | null {
  if (text.length < minLength) return { key: "text.min", params: { minimum: minLength } };
  if (maxLength > 0 && text.length > maxLength) return { key: "text.max", params: { maximum: maxLength } };
  if (choices.length > 0 && !choices.includes(text))
    return { key: "order.field.choices", params: { choices: choices.join(", ") } };
  return pattern === "" || isLike(pattern, text) ? null : { key: "order.field.pattern", params: { pattern } };
}

function broken(value: unknown, rule: RuledBy, isLike: IsLike): Told | null {
  switch (rule.effect) {
    case "HIDDEN":
      return isEmpty(value) ? null : { key: "order.field.hidden", params: {} };
    case "REQUIRED":
      if (isEmpty(value)) return { key: "required", params: {} };
      break;
    case "LIMITED":
      if (isEmpty(value)) return null;
      break;
    default:
      return rule.effect satisfies never;
  }
  return typeof value === "string" ? limitBroken(value.trim(), rule, isLike) : null;
}

/** The rule's message, where it has one, in the language of whoever reads it. */
function inItsWords(told: Told, { messageEn, messageZhCn, messageZhHk }: RuledBy): Told {
  if (messageEn === "") return told;
  const params = { messageEn, messageZhCn: messageZhCn || messageEn, messageZhHk: messageZhHk || messageEn };
  return { key: "order.field.said", params };
}

/** What a field's rule refuses of an order as it came, at each place of the field. */
export const ruledBroken = (order: unknown, rule: RuledBy, isLike: IsLike): FieldProblem[] =>
  valuesOf(rule.field, order).flatMap(({ path, value }) => {
    const told = broken(value, rule, isLike);
    return told === null ? [] : [{ path, ...inItsWords(told, rule) }];
  });

/** What rules of fields refuse of an order: `input` is what came, `draft` what could be read of it. */
export function ruledProblems(
  input: unknown,
  draft: OrderDraft,
  { fieldRules, isLike, product, isCountry }: Pick<OrderMeans, "fieldRules" | "isLike" | "product" | "isCountry">,
): FieldProblem[] {
  const [from, to] = [placeOf(draft.sender, isCountry), placeOf(draft.receiver, isCountry)];
  if (from === null || to === null) return [];
  const filled = {
    from,
    to,
    customerCode: draft.customerCode ?? null,
    productCode: product(draft.serviceName ?? "")?.code ?? null,
    cargoType: draft.cargoTypeCode ?? null,
  };
  return fieldRules(filled).flatMap((rule) => ruledBroken(input, rule, isLike));
}
