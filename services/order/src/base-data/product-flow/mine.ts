import type { Call } from "@linehaul/kit/call";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteScope } from "@linehaul/kit/scope";
import type { ProductFlow, ProductFlowFilter } from "@linehaul/schema/base-data/product-flow/row";
import { and, eq, type SQL } from "drizzle-orm";
import { productFlow, type ProductFlowRecord } from "./table.ts";

export const view = (row: ProductFlowRecord): ProductFlow => ({ ...row, ...catalogueView(row) });

/** The catalogue as the caller has it: the rows of his site, when his data groups open it. */
export const mine = async (call: Call) => ({
  table: productFlow,
  row: view,
  event: "productFlow.changed",
  site: call.caller.site,
  within: siteScope(call.caller, await call.scope(), productFlow.site),
});

const { productCode, cargoTypeCode, fromCountry, fromRegion, toCountry, toRegion, status } = productFlow;
export const matching = (filter: ProductFlowFilter = {}): SQL | undefined =>
  and(
    anyContains([productCode, cargoTypeCode, fromCountry, fromRegion, toCountry, toRegion], filter.keyword),
    filter.status && eq(status, filter.status),
  );
