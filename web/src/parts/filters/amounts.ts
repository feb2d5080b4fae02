import { formatMoney } from "../../format/money.ts";

/** Amounts in one currency, both inside; what is empty is open. */
export interface AmountRange {
  /** ISO 4217 */
  readonly currency: string;
  readonly least: string;
  readonly most: string;
}
export const ANY_AMOUNT: AmountRange = { currency: "", least: "", most: "" };

/** `≥ 1,000.00 MYR`, for the chip; null when nothing is set. */
export function amountText({ currency, least, most }: AmountRange): string | null {
  const amount =
    least && most
      ? `${formatMoney(least)} – ${formatMoney(most)}`
      : least
        ? `≥ ${formatMoney(least)}`
        : most
          ? `≤ ${formatMoney(most)}`
          : "";
  return [amount, currency].filter((part) => part !== "").join(" ") || null;
}
