import { catalogueColumns } from "@linehaul/kit/catalogue";
import { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import { SITE_CODES } from "@linehaul/schema/sites";
import { date, index, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";

/** Where a site's products go, for whom, and how long it takes. Scoped by site. Two of one rank never overlap: see overlap.ts. */
export const productFlow = pgTable(
  "product_flow",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    /** By code. */
    productCode: text("product_code").notNull(),
    /** Null: every one that the product takes. */
    cargoTypeCode: text("cargo_type_code"),
    /** Null: anywhere. */
    fromCountry: text("from_country"),
    /** Empty: all of the country. */
    fromRegion: text("from_region").notNull(),
    toCountry: text("to_country"),
    toRegion: text("to_region").notNull(),
    payMethods: text("pay_methods", { enum: PAY_METHODS }).array().notNull(),
    taxPayMethods: text("tax_pay_methods", { enum: PAY_METHODS }).array().notNull(),
    /** Working days. */
    agingMin: integer("aging_min").notNull(),
    agingMax: integer("aging_max").notNull(),
    /** Kilograms. */
    maxWeight: numeric("max_weight", { precision: 9, scale: 2 }).notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
  },
  (t) => [
    index("product_flow_by_product").on(t.site, t.productCode, t.id),
    index("product_flow_by_day").on(t.site, t.validFrom, t.id),
    index("product_flow_modified").on(t.site, t.modifiedAt, t.id),
    index("product_flow_to").on(t.site, t.toCountry, t.productCode),
  ],
);
export type ProductFlowRecord = typeof productFlow.$inferSelect;
