import { Decimal } from "decimal.js";

/** Decimal at 64 significant digits (ORD-15; the library's default is 20). All money goes through this one. */
export const Money = Decimal.clone({ precision: 64, toExpNeg: -64, toExpPos: 64 });
export type Money = InstanceType<typeof Money>;

/** `1234567.5` → `1,234,567.5`: thousands separators in the whole part of a plain decimal text. */
export function group(plain: string): string {
  const [whole = "0", fraction] = plain.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `1234567.5` → `1,234,567.50`: thousands separators and, by default, two decimals, rounded half up. */
export const formatMoney = (value: string, decimals = 2): string =>
  group(new Money(value).toFixed(decimals, Money.ROUND_HALF_UP));

/** Exact sum, as decimal text. */
export const sum = (values: readonly string[]): string => values.reduce((s, v) => s.plus(v), new Money(0)).toFixed();

/** What an amount is worth in CNY; `rateToCny` is how many CNY one unit is worth. Not rounded. */
export const toCny = (amount: string, rateToCny: string): string => new Money(amount).times(rateToCny).toFixed();
