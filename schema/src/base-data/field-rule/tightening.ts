import type { z } from "zod";
import type { FieldProblem } from "../../envelope.ts";
import {
  codesOf,
  fieldsOf,
  isNeeded,
  isOfOrders,
  isRuledField,
  kindOf,
  MOST_CHARACTERS,
  mostOf,
  OF_ORDERS,
  type RuledField,
} from "./fields.ts";
import type { FieldRuleFields } from "./row.ts";

const problem = (path: FieldProblem["path"], key: string, params: FieldProblem["params"] = {}): FieldProblem => ({
  path,
  key,
  params,
});
type Limits = Pick<FieldRuleFields, "minLength" | "maxLength" | "pattern" | "choices">;
const hasLimits = ({ minLength, maxLength, pattern, choices }: Limits): boolean =>
  minLength > 0 || maxLength > 0 || pattern !== "" || choices.length > 0;

/** Lengths run forwards, and within what the field takes. */
function lengthProblems({ minLength, maxLength }: Limits, most: number): FieldProblem[] {
  const params = { maximum: most };
  // Beyond the most that any field takes, the field of the rule itself says so.
  const isLoose = (length: number): boolean => length > most && length <= MOST_CHARACTERS;
  if (isLoose(minLength)) return [problem(["minLength"], "fieldRule.loosens", params)];
  if (isLoose(maxLength)) return [problem(["maxLength"], "fieldRule.loosens", params)];
  return maxLength > 0 && minLength > maxLength ? [problem(["maxLength"], "fieldRule.lengths")] : [];
}

/** What can be limited depends on what the field is. */
function limitProblems(field: RuledField, row: Limits): FieldProblem[] {
  const kind = kindOf(field);
  const forText = (["minLength", "maxLength", "pattern"] as const).filter(
    (limit) => row[limit] !== 0 && row[limit] !== "",
  );
  if (kind !== "TEXT" && forText.length > 0) return forText.map((limit) => problem([limit], "fieldRule.noText"));
  if (kind === "OTHER" && row.choices.length > 0) return [problem(["choices"], "fieldRule.noChoice")];
  const [codes, most] = [codesOf(field), mostOf(field)];
  const isOutside = (choice: string): boolean => (codes === null ? choice.length > most : !codes.includes(choice));
  return [
    ...lengthProblems(row, most),
    ...row.choices.flatMap((choice, n) =>
      isOutside(choice) ? [problem(["choices", n], "fieldRule.outside", { choice })] : [],
    ),
  ];
}

const orderProblems = (row: FieldRuleFields): FieldProblem[] =>
  isOfOrders(row.form)
    ? []
    : OF_ORDERS.filter((name) => (row[name] ?? "") !== "").map((name) => problem([name], "fieldRule.ofOrders"));

/** Where a rule would say what its field can't be, or nothing at all: it tightens the contract, and never loosens it. */
export function looseProblems(row: FieldRuleFields): FieldProblem[] {
  const { form, field, effect, messageEn, messageZhCn, messageZhHk } = row;
  // What is no field at all is told already.
  if (!isRuledField(field)) return [];
  if (!fieldsOf(form).includes(field)) return [problem(["field"], "fieldRule.field")];
  const isLimited = hasLimits(row);
  return [
    ...(effect === "HIDDEN" && isNeeded(field) ? [problem(["effect"], "fieldRule.needed")] : []),
    ...(effect === "HIDDEN" && isLimited ? [problem(["effect"], "fieldRule.hidden")] : []),
    ...(effect === "LIMITED" && !isLimited ? [problem(["effect"], "fieldRule.limits")] : []),
    ...limitProblems(field, row),
    ...orderProblems(row),
    ...(messageEn === "" && messageZhCn + messageZhHk !== "" ? [problem(["messageEn"], "required")] : []),
  ];
}

/** The same as rules of an input. */
export const tightening = <S extends z.ZodType<FieldRuleFields>>(input: S): S =>
  input.superRefine((row, context) => {
    for (const { path, key, params } of looseProblems(row))
      context.addIssue({ code: "custom", path: [...path], message: key, params });
  });
