import type { Call } from "@linehaul/kit/call";
import { feature as bind } from "@linehaul/kit/feature";
import { newRowsSite } from "@linehaul/kit/scope";
import type { WhatApplies } from "@linehaul/schema/base-data/what-applies/answer";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import type { Shipment } from "@linehaul/schema/base-data/what-applies/shipment";
import { type Sent, whatApplies } from "./offers.ts";
import { ruleBook } from "./read-book.ts";

const regions = (region: string): string[] => (region === "" ? [] : [region]);
const sentOf = (shipment: Shipment): Sent => ({
  from: { country: shipment.fromCountry, regions: regions(shipment.fromRegion) },
  to: { country: shipment.toCountry, regions: regions(shipment.toRegion) },
  day: shipment.day,
  customerType: shipment.customerType,
  cargoType: shipment.cargoTypeCode,
  weight: shipment.weight,
  payer: shipment.payMethod,
  taxPayer: shipment.taxPayMethod,
});

/** What holds from the caller's site, when his data groups open it. */
const applies = async (call: Call, shipment: Shipment): Promise<WhatApplies> =>
  whatApplies(sentOf(shipment), await ruleBook(call.db, newRowsSite(call.caller, await call.scope())));

export const feature = bind(whatAppliesRoutes, {
  tried: ({ body }, call) => applies(call, body),
  ofOrders: ({ body }, call) => applies(call, body),
});
