import { soughtAs } from "@linehaul/schema/finding/limits";

/** No country's prefix has more digits. */
const MOST_IN_PREFIX = 4;

/** A number as it may be kept; null: without the prefix of a country. */
export interface PhoneSpelling {
  readonly prefix: string | null;
  readonly number: string;
}

/**
 * The number as it is kept without a prefix, or after each prefix that it may begin with: the index holds numbers without prefix alone.
 * A zero between the two, `+60 (0)12`, tells nothing apart either.
 */
export function phoneSpellings(value: string): readonly PhoneSpelling[] {
  const after = Array.from({ length: MOST_IN_PREFIX }, (_, n) => ({
    prefix: value.slice(0, n + 1),
    number: soughtAs("PHONE", value.slice(n + 1)),
  }));
  return [{ prefix: null, number: value }, ...after.filter(({ number }) => number !== "")];
}
