import type { TextOf } from "../../i18n/text-of.ts";
import { formatDecimal } from "../../format/money.ts";

/** What an add-on service costs, as rows and offers say it. */
export interface Fee {
  readonly feeKind: string;
  readonly fee: string;
  readonly feeCurrency: string;
}
/** `CNY 6`, or `0.5% of the amount`. */
export const feeText = ({ feeKind, fee, feeCurrency }: Fee, t: TextOf): string =>
  feeKind === "PERCENT" ? t("parts:fee.percent", { fee: formatDecimal(fee) }) : `${feeCurrency} ${formatDecimal(fee)}`;
