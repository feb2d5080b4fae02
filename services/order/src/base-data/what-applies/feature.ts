import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import type { Call } from "@linehaul/kit/call";
import { feature as bind } from "@linehaul/kit/feature";
import { newRowsSite } from "@linehaul/kit/scope";
import type { WhatApplies } from "@linehaul/schema/base-data/what-applies/answer";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import type { Shipment } from "@linehaul/schema/base-data/what-applies/shipment";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { inCny } from "@linehaul/schema/orders/order/control-rules";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { daysToInstants } from "@linehaul/schema/time";
import { ownBill } from "../bill-whitelist/own-bill.ts";
import { passesOf } from "../order-flow-whitelist/passes.ts";
import { ratesToCny } from "../currency/to-cny.ts";
import { type Sent, whatApplies } from "./offers.ts";
import { placesOf } from "./places.ts";
import { ruleBook } from "./read-book.ts";

const sentOf = (shipment: Shipment, valueCny: string | null): Sent => ({
  ...placesOf(shipment),
  day: shipment.day,
  customerCode: shipment.customerCode,
  customerType: shipment.customerType,
  cargoType: shipment.cargoTypeCode,
  weight: shipment.weight,
  payer: shipment.payMethod,
  taxPayer: shipment.taxPayMethod,
  goods: shipment.goods,
  valueCny,
});

const endOf = (day: string, site: SiteCode): Date => new Date(daysToInstants(day, day, SITES[site].timeZone).to);

/** What is declared, in CNY by the last rate of the site's day; null: not known. 400001 for a currency that is not in use. */
async function declared(
  db: Db,
  site: SiteCode,
  { declaredValue, declaredCurrency, day }: Shipment,
): Promise<string | null> {
  if (declaredValue === null || declaredCurrency === null || declaredCurrency === "CNY") return declaredValue;
  const value = inCny(declaredValue, declaredCurrency, await ratesToCny(db, endOf(day, site)));
  if (value !== null) return value;
  const params = { code: declaredCurrency };
  throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["declaredCurrency"], key: "currency.unknown", params }] });
}

/** What holds from the caller's site, when his data groups open it. */
async function applies(call: Call, shipment: Shipment): Promise<WhatApplies> {
  const site = newRowsSite(call.caller, await call.scope());
  const book = { ...(await ruleBook(call.db, site)), passes: await passesOf(call, shipment.customerCode) };
  const sent = sentOf(shipment, await declared(call.db, site, shipment));
  return { ...whatApplies(sent, book), ownBill: await ownBill(call, shipment.customerCode) };
}

export const feature = bind(whatAppliesRoutes, {
  tried: ({ body }, call) => applies(call, body),
  ofOrders: ({ body }, call) => applies(call, body),
});
