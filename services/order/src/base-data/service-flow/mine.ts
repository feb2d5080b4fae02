import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { ServiceFlow, ServiceFlowFilter } from "@linehaul/schema/base-data/service-flow/row";
import { and, eq, type SQL } from "drizzle-orm";
import { serviceFlow, type ServiceFlowRecord } from "./table.ts";

export const view = (row: ServiceFlowRecord): ServiceFlow => ({ ...row, ...catalogueView(row) });

export const mine = siteCatalogue({ table: serviceFlow, row: view, event: "serviceFlow.changed" });

const { serviceCode, productCode, fromCountry, fromRegion, toCountry, toRegion, status } = serviceFlow;
export const matching = (filter: ServiceFlowFilter = {}): SQL | undefined =>
  and(
    anyContains([serviceCode, productCode, fromCountry, fromRegion, toCountry, toRegion], filter.keyword),
    filter.status && eq(status, filter.status),
  );
