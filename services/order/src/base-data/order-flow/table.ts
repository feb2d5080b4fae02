import { catalogueColumns } from "@linehaul/kit/catalogue";
import { LANE_STATES } from "@linehaul/schema/base-data/order-flow/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { SITE_CODES } from "@linehaul/schema/sites";
import { date, index, pgTable, text } from "drizzle-orm/pg-core";

/** Lanes that a site's orders go or don't go, and why not. Scoped by site. Two of one rank never overlap: see overlap.ts. */
export const orderFlow = pgTable(
  "order_flow",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    /** Null: anywhere. */
    fromCountry: text("from_country"),
    /** Empty: all of the country. */
    fromRegion: text("from_region").notNull(),
    toCountry: text("to_country"),
    toRegion: text("to_region").notNull(),
    /** Empty: all. */
    customerTypes: text("customer_types", { enum: CUSTOMER_TYPES }).array().notNull(),
    laneState: text("lane_state", { enum: LANE_STATES }).notNull(),
    reasonEn: text("reason_en").notNull(),
    reasonZhCn: text("reason_zh_cn").notNull(),
    reasonZhHk: text("reason_zh_hk").notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
  },
  (t) => [
    index("order_flow_by_day").on(t.site, t.validFrom, t.id),
    index("order_flow_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
export type OrderFlowRecord = typeof orderFlow.$inferSelect;
