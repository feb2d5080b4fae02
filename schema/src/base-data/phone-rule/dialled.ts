import type { PhoneRule } from "./row.ts";

/** What of a rule says whether it takes a number. */
export type Rule = Pick<PhoneRule, "callingCode" | "countries" | "lengths" | "patterns" | "example">;

/** The digits of a number as it is dialled from abroad, its calling code first; null where it does not begin with +. A trunk's `(0)` is not dialled. */
export function dialledDigits(text: string): string | null {
  const plain = text.trim().normalize("NFKC");
  if (!plain.startsWith("+")) return null;
  return plain.replace(/\(0\)/, "").replace(/\D/g, "");
}

const LONGEST_CODE = 4;
/** What the calling code of these digits may be. No code is the beginning of another one. */
export const codesOf = (digits: string): number[] =>
  Array.from({ length: Math.min(LONGEST_CODE, digits.length) }, (_, n) => Number(digits.slice(0, n + 1)));

/** The rule of a number's calling code, of those that are known. */
export const ruleOf = <R extends Pick<Rule, "callingCode">>(rules: readonly R[], digits: string): R | undefined =>
  rules
    .filter(({ callingCode }) => digits.startsWith(String(callingCode)))
    .reduce<R | undefined>(
      (longest, rule) => (longest !== undefined && longest.callingCode >= rule.callingCode ? longest : rule),
      undefined,
    );

/** What a number breaks: the key of a text in the locale files, with what fills it. */
export interface PhoneProblem {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What is wrong with the digits by a rule of their calling code; `isLike` says whether digits are, whole, like a pattern. */
export function problemBy(
  { callingCode, lengths, patterns, example }: Rule,
  digits: string,
  isLike: (pattern: string, national: string) => boolean,
): PhoneProblem | null {
  const national = digits.slice(String(callingCode).length);
  const params = { code: String(callingCode), example: `+${callingCode} ${example}` };
  if (!lengths.includes(national.length))
    return { key: "phone.length", params: { ...params, lengths: spans(lengths) } };
  return patterns.some((pattern) => isLike(pattern, national)) ? null : { key: "phone.pattern", params };
}

/** `7, 8, 9, 12` as `7–9, 12`. */
export function spans(lengths: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of [...lengths].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && n <= last[1] + 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
