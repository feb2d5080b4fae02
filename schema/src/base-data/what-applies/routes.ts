import { routesOf } from "../../route.ts";
import { WhatApplies } from "./answer.ts";
import { Shipment } from "./shipment.ts";

const { read } = routesOf("order");
/** What holds for a shipment, for whoever keeps the rows or the orders. */
export const whatAppliesRoutes = {
  tried: read("/cfgOrder/getFrontRule", {
    may: [
      "PRODUCT_FLOW.VIEW",
      "ORDER_FLOW.VIEW",
      "ORDER_FLOW_WHITELIST.VIEW",
      "SERVICE_FLOW.VIEW",
      "CARGO_FLOW.VIEW",
      "EXPRESS_CONTROL.VIEW",
      "BILL_WHITELIST.VIEW",
      "FIELD_RULE.VIEW",
    ],
    summary: "What holds for a shipment from the caller's site, each with the row that says so",
    body: Shipment,
    result: WhatApplies,
  }),
  ofOrders: read("/order/getFrontRule", {
    may: ["ORDER_LIST.VIEW"],
    summary: "The same for those who look after orders",
    body: Shipment,
    result: WhatApplies,
  }),
} as const;
