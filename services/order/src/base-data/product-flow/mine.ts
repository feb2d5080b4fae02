import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { ProductFlow, ProductFlowFilter } from "@linehaul/schema/base-data/product-flow/row";
import { and, eq, type SQL } from "drizzle-orm";
import { productFlow, type ProductFlowRecord } from "./table.ts";

export const view = (row: ProductFlowRecord): ProductFlow => ({ ...row, ...catalogueView(row) });

export const mine = siteCatalogue({ table: productFlow, row: view, event: "productFlow.changed" });

const { productCode, cargoTypeCode, fromCountry, fromRegion, toCountry, toRegion, status } = productFlow;
export const matching = (filter: ProductFlowFilter = {}): SQL | undefined =>
  and(
    anyContains([productCode, cargoTypeCode, fromCountry, fromRegion, toCountry, toRegion], filter.keyword),
    filter.status && eq(status, filter.status),
  );
