import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { CargoFlow, CargoFlowFilter } from "@linehaul/schema/base-data/cargo-flow/row";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { cargoFlow, type CargoFlowRecord } from "./table.ts";

export const view = (row: CargoFlowRecord): CargoFlow => ({ ...row, ...catalogueView(row) });

export const mine = siteCatalogue({ table: cargoFlow, row: view, event: "cargoFlow.changed" });

const { cargoTypeCode, fromCountry, fromRegion, toCountry, toRegion, payWays, services, status } = cargoFlow;
const named = sql`array_to_string(${payWays} || ${services}, ' ')`;
export const matching = (filter: CargoFlowFilter = {}): SQL | undefined =>
  and(
    anyContains([cargoTypeCode, fromCountry, fromRegion, toCountry, toRegion, named], filter.keyword),
    filter.status && eq(status, filter.status),
  );
