import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { date, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Customers whose orders pass lanes that a site closes. Scoped by site, and by customer. */
export const orderFlowWhitelist = pgTable(
  "order_flow_whitelist",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    code: text().notNull(),
    customerCode: text("customer_code").notNull(),
    /** As he was called when the row was saved. */
    customerName: text("customer_name").notNull(),
    /** Null: anywhere. */
    fromCountry: text("from_country"),
    /** Empty: all of the country. */
    fromRegion: text("from_region").notNull(),
    toCountry: text("to_country"),
    toRegion: text("to_region").notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
    remark: text().notNull(),
  },
  (t) => [
    uniqueIndex("order_flow_whitelist_code").on(t.site, t.code),
    index("order_flow_whitelist_by_code").on(t.site, t.code, t.id),
    index("order_flow_whitelist_by_customer").on(t.site, t.customerName, t.id),
    index("order_flow_whitelist_by_day").on(t.site, t.validFrom, t.id),
    index("order_flow_whitelist_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
