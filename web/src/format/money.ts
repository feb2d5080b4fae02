/** Decimal text: a sign, digits, a point and more digits. */
const PLAIN = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?$/;
const UP_FROM = "5";

/** `1234567.5` → `1,234,567.5`: thousands separators in the whole part. */
const group = (whole: string, fraction: string): string =>
  `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${fraction === "" ? "" : `.${fraction}`}`;

/**
 * Shows decimal text without reading it as a number: nothing is lost, and the first screen needs no arithmetic (decimal.js is
 * 12 KiB). Text that is no number is shown as it came.
 */
function shown(text: string, format: (whole: string, fraction: string) => string): string {
  const [, sign, whole = "", fraction = ""] = PLAIN.exec(text) ?? [];
  if (sign === undefined) return text;
  const isZero = /^0*$/.test(whole + fraction);
  return `${sign === "-" && !isZero ? "-" : ""}${format(whole, fraction)}`;
}

const withoutZeros = (whole: string): string => whole.replace(/^0+(?=\d)/, "") || "0";

/**
 * An amount with thousands separators and `decimals` places (2 unless told), rounded half up (ORD-15). The currency is shown
 * beside it, not in it.
 */
export const formatMoney = (amount: string, decimals = 2): string =>
  shown(amount, (whole, fraction) => {
    const kept = whole + fraction.slice(0, decimals).padEnd(decimals, "0");
    const isUp = fraction.charAt(decimals) >= UP_FROM;
    const digits = String(BigInt(kept) + (isUp ? 1n : 0n)).padStart(decimals + 1, "0");
    const point = digits.length - decimals;
    return group(digits.slice(0, point), digits.slice(point));
  });

/** A quantity, weight or rate with all the digits it came with, in groups. */
export const formatDecimal = (value: string): string =>
  shown(value, (whole, fraction) => group(withoutZeros(whole), fraction.replace(/0+$/, "")));

/** A count, `10,000` or `10,000+` when it is not exact. */
export const formatCount = (count: number, isExact = true): string =>
  `${group(String(count), "")}${isExact ? "" : "+"}`;
