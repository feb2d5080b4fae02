import type { FieldProblem } from "../../envelope.ts";
import { isGoodsColumn } from "../../orders/order-import/columns.ts";
import type { RuledField } from "./fields.ts";
import type { FieldRule } from "./row.ts";

/** What of a rule of a field is obeyed. */
export type RuledBy = Pick<
  FieldRule,
  "effect" | "minLength" | "maxLength" | "pattern" | "choices" | "messageEn" | "messageZhCn" | "messageZhHk"
> & { readonly field: RuledField };
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
/** What stands at a field, of each kind of goods where it is theirs; nowhere where there is no such part: no cash on delivery, say. */
function valuesOf(field: RuledField, filled: unknown): Value[] {
  const path = field.split(".");
  if (!isGoodsColumn(field)) return isMissing(at(filled, path.slice(0, -1))) ? [] : [{ path, value: at(filled, path) }];
  const [list = "", ...own] = path;
  const lines = within(filled, list);
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

/** What a field's rule refuses of an order, or an account, as it came, at each place of the field. */
export const ruledBroken = (filled: unknown, rule: RuledBy, isLike: IsLike): FieldProblem[] =>
  valuesOf(rule.field, filled).flatMap(({ path, value }) => {
    const told = broken(value, rule, isLike);
    return told === null ? [] : [{ path, ...inItsWords(told, rule) }];
  });
