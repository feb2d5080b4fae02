import { COUNTRIES } from "@linehaul/kit/countries";
import { judgePhones, type RulesOf } from "@linehaul/kit/judge-phones";
import { codesOf } from "@linehaul/schema/base-data/phone-rule/dialled";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { Form } from "./values.ts";

/** A telephone as rows keep it: its country's code, and the rest as somebody wrote it. */
export interface Dialled {
  readonly code: string;
  readonly number: string;
}

/** What of a number stands behind its calling code: `+60 (0)12-345` is `12-345`. */
export const behindCode = (text: string, code: string): string =>
  text
    .normalize("NFKC")
    .replace("(0)", "")
    .replace(new RegExp(`^\\D*(?:\\d\\D*){${code.length}}`), "")
    .trim();

const DIALLED = new Set(COUNTRIES.map(({ phoneCode }) => phoneCode));
/** Where no rule says which it is: the longest code that some country has. */
const knownCode = (digits: string): string =>
  codesOf(digits)
    .map(String)
    .filter((code) => DIALLED.has(code))
    .at(-1) ?? digits.slice(0, 2);

/** The telephones of a form by their fields; those that it leaves out stay as they are. */
export const phonesOf = ({ contactPhone, tel, contacts }: Form): Written[] => [
  ...(contactPhone === undefined ? [] : [{ path: ["contactPhone"], phone: contactPhone }]),
  ...(typeof tel === "string" ? [{ path: ["tel"], phone: tel }] : []),
  ...contacts.flatMap(({ mobile, phone }, n) => [
    ...(mobile === undefined ? [] : [{ path: ["contacts", n, "mobile"], phone: mobile }]),
    ...(typeof phone === "string" ? [{ path: ["contacts", n, "phone"], phone }] : []),
  ]),
];

interface Written {
  /** The field that it stands in. */
  readonly path: readonly (string | number)[];
  readonly phone: string;
}
/** Numbers of a form by their fields, in two parts; or what the rules refuse of them (ACC-09). */
export async function readPhones(
  rulesOf: RulesOf,
  written: readonly Written[],
): Promise<{
  readonly problems: readonly FieldProblem[];
  readonly at: (...path: (string | number)[]) => Dialled | null;
}> {
  const judged = await judgePhones(
    rulesOf,
    written.map(({ phone }) => phone),
  );
  const problems: FieldProblem[] = [];
  const read = new Map<string, Dialled>();
  written.forEach(({ path, phone }, n) => {
    const { rule, digits, problem } = judged[n] ?? { rule: null, digits: null, problem: null };
    if (problem !== null) problems.push({ path: [...path], key: problem.key, params: { ...problem.params } });
    const code = rule === null ? knownCode(digits ?? "") : String(rule.callingCode);
    read.set(path.join("."), { code, number: behindCode(phone, code) });
  });
  return { problems, at: (...path) => read.get(path.join(".")) ?? null };
}
