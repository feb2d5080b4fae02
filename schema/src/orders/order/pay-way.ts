import type { PaymentMethod, PayFor } from "../../base-data/pay-method.ts";
import type { PAY_METHODS } from "./status.ts";

export type Payer = (typeof PAY_METHODS)[number];
/** A pay method in use, as far as orders look at it. */
export type PayWay = Pick<PaymentMethod, "code" | "payFor" | "payers" | "needsMonthCard">;

/** What of an order is paid, by whom, with his monthly card or without one. */
export interface Paying {
  readonly what: PayFor;
  readonly payer: Payer;
  readonly byCard: boolean;
}
export const fitsPayer = (way: PayWay, { what, payer, byCard }: Paying): boolean =>
  way.needsMonthCard === byCard && way.payFor.includes(what) && way.payers.includes(payer);

/** The pay method of an order that names none: the first that fits; undefined where none does. */
export const firstWay = (ways: readonly PayWay[], paying: Paying): PayWay | undefined =>
  ways.find((way) => fitsPayer(way, paying));
