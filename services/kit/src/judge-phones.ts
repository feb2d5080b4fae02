import {
  codesOf,
  dialledDigits,
  problemBy,
  ruleOf,
  type PhoneProblem,
  type Rule,
} from "@linehaul/schema/base-data/phone-rule/dialled";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { isLike } from "./patterns.ts";

const NO_COUNTRY: PhoneProblem = { key: "phone.international", params: {} };

/** What the rules say of a number. */
export interface Judged {
  readonly rule: Rule | null;
  /** As it is dialled, its calling code first; null where it has none. */
  readonly digits: string | null;
  readonly problem: PhoneProblem | null;
}
/** The rules of these calling codes, as a service has them: its own, or a copy. */
export type RulesOf = (callingCodes: readonly number[]) => Promise<readonly Rule[]>;

/** What the rules say of each number, in its place: one question, however many. A calling code that no rule has is taken in any form. */
export async function judgePhones(rulesOf: RulesOf, numbers: readonly string[]): Promise<Judged[]> {
  const all = numbers.map(dialledDigits);
  const codes = [...new Set(all.flatMap((digits) => (digits === null ? [] : codesOf(digits))))];
  const rules = codes.length === 0 ? [] : await rulesOf(codes);
  return all.map((digits) => {
    if (digits === null || digits === "") return { rule: null, digits: null, problem: NO_COUNTRY };
    const rule = ruleOf(rules, digits) ?? null;
    return { rule, digits, problem: rule === null ? null : problemBy(rule, digits, isLike) };
  });
}

/** A number of a form, and the one that the row had before: one that nobody touched is not judged anew. */
export interface WrittenPhone {
  readonly phone: string;
  readonly was: string | null | undefined;
}

/** What the rules refuse of the numbers that are written, each in its place, at its field. */
export async function phoneProblems(
  rulesOf: RulesOf,
  field: string,
  written: readonly WrittenPhone[],
): Promise<FieldProblem[][]> {
  const touched = written.filter(({ phone, was }) => phone !== was);
  const judged = await judgePhones(
    rulesOf,
    touched.map(({ phone }) => phone),
  );
  return written.map((one) => {
    const problem = judged[touched.indexOf(one)]?.problem ?? null;
    return problem === null ? [] : [{ path: [field], key: problem.key, params: { ...problem.params } }];
  });
}
