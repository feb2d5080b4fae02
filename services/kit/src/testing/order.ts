/** A value of a row by which lists are sorted. */
const isText = (value: unknown): value is string => typeof value === "string";
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

/** How two values stand; null where databases differ: some go by bytes, some by a language. */
function apart(a: unknown, b: unknown): number | null {
  if (a === b) return 0;
  // PostgreSQL's own place of what is missing: behind all others when rows rise.
  if (a === null || b === null) return a === null ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (!isText(a) || !isText(b)) throw new Error("lists are sorted by texts, numbers and times");
  if (NUMBER.test(a) && NUMBER.test(b)) return Number(a) - Number(b);
  const [byBytes, byLanguage] = [a < b ? -1 : 1, a.localeCompare(b, "en")];
  return Math.sign(byBytes) === Math.sign(byLanguage) ? byBytes : null;
}

/** What does not stand in the order that a sort says: null when all is well. Values that are all the same show nothing, and are told too. */
export function outOfOrder(values: readonly unknown[], direction: "asc" | "desc"): string | null {
  const sign = direction === "asc" ? 1 : -1;
  const steps = values.slice(1).map((value, n) => apart(values[n], value));
  const wrong = steps.findIndex((step) => step !== null && step * sign > 0);
  if (wrong >= 0) return `${String(values[wrong])} stands before ${String(values[wrong + 1])}`;
  return steps.every((step) => step === 0) ? "all values are the same" : null;
}
