import { daysText as rangeText } from "../../../parts/filters/days.ts";

/** Days of a grant, null on the sides that are open. */
export interface GrantDays {
  readonly validFrom: string | null | undefined;
  readonly validTo: string | null | undefined;
}

/** `2026/10/20 – 2026/11/20`; null when both sides are open. */
export const daysText = ({ validFrom, validTo }: GrantDays): string | null =>
  rangeText({ from: validFrom ?? "", to: validTo ?? "" });
