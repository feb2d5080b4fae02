import { catalogueColumns } from "@linehaul/kit/catalogue";
import { FEE_KINDS } from "@linehaul/schema/base-data/add-service-fee-fields";
import { LANE_STATES } from "@linehaul/schema/base-data/order-flow/row";
import { SITE_CODES } from "@linehaul/schema/sites";
import { date, index, numeric, pgTable, text } from "drizzle-orm/pg-core";

const money = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** Where add-on services can be had from a site, with which product and for how much. Scoped by site. Two of one rank never overlap: see overlap.ts. */
export const serviceFlow = pgTable(
  "service_flow",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    /** By code. */
    serviceCode: text("service_code").notNull(),
    /** By code; null: any. */
    productCode: text("product_code"),
    /** Null: anywhere. */
    fromCountry: text("from_country"),
    /** Empty: all of the country. */
    fromRegion: text("from_region").notNull(),
    toCountry: text("to_country"),
    toRegion: text("to_region").notNull(),
    laneState: text("lane_state", { enum: LANE_STATES }).notNull(),
    feeKind: text("fee_kind", { enum: FEE_KINDS }).notNull(),
    /** Money, or percent. */
    fee: numeric("fee").notNull(),
    feeLeast: money("fee_least"),
    feeMost: money("fee_most"),
    feeCurrency: text("fee_currency").notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
  },
  (t) => [
    index("service_flow_by_service").on(t.site, t.serviceCode, t.id),
    index("service_flow_by_day").on(t.site, t.validFrom, t.id),
    index("service_flow_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
export type ServiceFlowRecord = typeof serviceFlow.$inferSelect;
