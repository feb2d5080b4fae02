import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteScope } from "@linehaul/kit/scope";
import type { OrderFlow, OrderFlowFilter } from "@linehaul/schema/base-data/order-flow/row";
import { and, eq, type SQL } from "drizzle-orm";
import { orderFlow, type OrderFlowRecord } from "./table.ts";

export const view = (row: OrderFlowRecord): OrderFlow => ({ ...row, ...catalogueView(row) });

/** The catalogue as the caller has it: the rows of his site, when his data groups open it. */
export const mine = async (call: Call) => ({
  table: orderFlow,
  row: view,
  event: "orderFlow.changed",
  site: call.caller.site,
  within: siteScope(call.caller, await call.scope(), orderFlow.site),
});

const { fromCountry, fromRegion, toCountry, toRegion, reasonEn, reasonZhCn, reasonZhHk, status } = orderFlow;
export const matching = (filter: OrderFlowFilter = {}): SQL | undefined =>
  and(
    anyContains([fromCountry, fromRegion, toCountry, toRegion, reasonEn, reasonZhCn, reasonZhHk], filter.keyword),
    filter.status && eq(status, filter.status),
  );
