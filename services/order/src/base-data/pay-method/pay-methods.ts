import type { PayFor } from "@linehaul/schema/base-data/pay-method";
import type { PAY_METHODS } from "@linehaul/schema/orders/order/status";

const BOTH = ["FREIGHT", "TAX"] as const;

/** The pay methods that every installation begins with, in their order: an order that names none gets the first that fits. */
export const PAY_METHOD_ROWS = [
  {
    code: "MONTHLY_CARD",
    nameEn: "Monthly card",
    nameZhCn: "月结",
    nameZhHk: "月結",
    payFor: BOTH,
    payers: ["SENDER", "RECEIVER", "THIRD_PARTY"],
    needsMonthCard: true,
  },
  {
    code: "CASH",
    nameEn: "Cash",
    nameZhCn: "现金",
    nameZhHk: "現金",
    payFor: BOTH,
    payers: ["SENDER", "RECEIVER"],
    needsMonthCard: false,
  },
  {
    code: "ONLINE",
    nameEn: "Online payment",
    nameZhCn: "在线支付",
    nameZhHk: "線上支付",
    payFor: BOTH,
    payers: ["SENDER", "RECEIVER"],
    needsMonthCard: false,
  },
  {
    code: "BANK_TRANSFER",
    nameEn: "Bank transfer",
    nameZhCn: "银行转账",
    nameZhHk: "銀行轉賬",
    payFor: BOTH,
    payers: ["SENDER", "RECEIVER", "THIRD_PARTY"],
    needsMonthCard: false,
  },
] as const satisfies readonly {
  readonly code: string;
  readonly nameEn: string;
  readonly nameZhCn: string;
  readonly nameZhHk: string;
  readonly payFor: readonly PayFor[];
  readonly payers: readonly (typeof PAY_METHODS)[number][];
  readonly needsMonthCard: boolean;
}[];
