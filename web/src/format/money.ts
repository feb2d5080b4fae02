import { formatMoney as exactMoney, group, Money } from "@linehaul/schema/money";

/** Text that is no number is shown as it came. */
function shown(text: string, format: (text: string) => string): string {
  try {
    return format(text);
  } catch {
    return text;
  }
}

/** An amount with thousands separators and `decimals` places (2 unless told). The currency is shown beside it, not in it. */
export const formatMoney = (amount: string, decimals = 2): string =>
  shown(amount, (text) => exactMoney(text, decimals));

/** A quantity, weight or rate with all the digits it came with, in groups. */
export const formatDecimal = (value: string): string => shown(value, (text) => group(new Money(text).toFixed()));

/** A count, `10,000` or `10,000+` when it is not exact. */
export const formatCount = (count: number, isExact = true): string => `${group(String(count))}${isExact ? "" : "+"}`;
