import { Decimal } from "decimal.js";

/** Decimal at 64 significant digits (ORD-15; the library's default is 20). All money goes through this one. */
export const Money = Decimal.clone({ precision: 64, toExpNeg: -64, toExpPos: 64 });
export type Money = InstanceType<typeof Money>;

/** Is one amount at most the other? Of a text that is no number that is not said here: its own field says what is wrong. */
export const isAtMost = (value: string, most: string): boolean =>
  ![value, most].every((text) => /^\d+(\.\d+)?$/.test(text)) || new Money(value).lte(most);

/** Exact sum, as decimal text. */
export const sum = (values: readonly string[]): string => values.reduce((s, v) => s.plus(v), new Money(0)).toFixed();

/** What an amount is worth in CNY; `rateToCny` is how many CNY one unit is worth. Not rounded. */
export const toCny = (amount: string, rateToCny: string): string => new Money(amount).times(rateToCny).toFixed();
