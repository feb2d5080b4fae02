import type { DemoCustomer } from "@linehaul/kit/demo/customers";
import type { Random } from "@linehaul/kit/demo/prng";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { PRODUCTS } from "../base-data/product/products.ts";
import { payer, pickup, taxPayer } from "./choices.ts";

const HALF_HOUR = 1_800_000;
const DAY = 86_400_000;

/** How the parcels come to the carrier; a courier is asked for at a half hour of the next day's office hours. `ahead`: of UTC, in ms. */
export function handover(r: Random, at: number, site: SiteCode, ahead: number) {
  const pickupType = pickup(r);
  const midnight = Math.ceil((at + ahead) / DAY) * DAY - ahead;
  return {
    pickupType,
    pickupAt: pickupType === "COURIER" ? new Date(midnight + r.int(18, 36) * HALF_HOUR) : null,
    timeZoneCode: SITES[site].timeZone,
  };
}

interface Sent {
  readonly tradeCondition: string;
  readonly scalars: { readonly serviceName: string };
}
/** Who pays freight and tax of whom the product names, and by which monthly card. Duty is the sender's where the goods are sold delivered duty paid. */
export function payment(r: Random, by: DemoCustomer, { tradeCondition, scalars }: Sent) {
  const product = PRODUCTS.find(({ nameEn }) => nameEn === scalars.serviceName);
  const [wanted, wantedTax] = [payer(r), tradeCondition === "DDP" ? ("SENDER" as const) : taxPayer(r)];
  // The sender is named by every product.
  const payMethod = product?.payMethods.includes(wanted) === false ? "SENDER" : wanted;
  const taxPayMethod = product?.taxPayMethods.includes(wantedTax) === false ? "SENDER" : wantedTax;
  return {
    payMethod,
    taxPayMethod,
    payMonthCard: payMethod === "SENDER" ? by.monthCard : null,
    taxMonthCard: taxPayMethod === "SENDER" ? by.monthCard : null,
  };
}
