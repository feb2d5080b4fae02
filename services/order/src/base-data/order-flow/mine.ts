import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { OrderFlow, OrderFlowFilter } from "@linehaul/schema/base-data/order-flow/row";
import { and, eq, type SQL } from "drizzle-orm";
import { orderFlow, type OrderFlowRecord } from "./table.ts";

export const view = (row: OrderFlowRecord): OrderFlow => ({ ...row, ...catalogueView(row) });

export const mine = siteCatalogue({ table: orderFlow, row: view, event: "orderFlow.changed" });

const { fromCountry, fromRegion, toCountry, toRegion, reasonEn, reasonZhCn, reasonZhHk, status } = orderFlow;
export const matching = (filter: OrderFlowFilter = {}): SQL | undefined =>
  and(
    anyContains([fromCountry, fromRegion, toCountry, toRegion, reasonEn, reasonZhCn, reasonZhHk], filter.keyword),
    filter.status && eq(status, filter.status),
  );
