/** How two values stand; null where databases differ: some go by bytes, some by a language. */
function apart(a: unknown, b: unknown): number | null {
  if (a === b) return 0;
  // PostgreSQL's own place of what is missing: behind all others when rows rise.
  if (a === null || b === null) return a === null ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [x, y] = [String(a), String(b)];
  const number = /^-?\d+(\.\d+)?$/;
  if (number.test(x) && number.test(y) && x.length < 16 && y.length < 16) return Number(x) - Number(y);
  const [byBytes, byLanguage] = [x < y ? -1 : 1, x.localeCompare(y, "en")];
  return Math.sign(byBytes) === Math.sign(byLanguage) ? byBytes : null;
}

/** Do the values stand in the order that a sort says? False as well where all are the same: then nothing was shown. */
export function standInOrder(values: readonly unknown[], direction: "asc" | "desc"): boolean {
  const sign = direction === "asc" ? 1 : -1;
  const steps = values.slice(1).map((value, n) => apart(values[n], value));
  return steps.some((step) => step !== 0) && steps.every((step) => step === null || step * sign <= 0);
}
