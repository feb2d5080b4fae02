import { catalogueColumns } from "@linehaul/kit/catalogue";
import { PAY_METHODS, PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import { SITE_CODES } from "@linehaul/schema/sites";
import { addService } from "../../base-data/add-service/table.ts";
import { helped, named } from "../../base-data/named.ts";
import { index, integer, numeric, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const kilograms = (name: string) => numeric(name, { precision: 9, scale: 2 });
/** Products that orders are sent by. Common to the sites; which of them a site offers, its lanes say. */
export const product = pgTable(
  "product",
  {
    ...catalogueColumns(),
    code: text("code").notNull(),
    ...named(),
    ...helped(),
    minWeight: kilograms("min_weight").notNull(),
    maxParcelWeight: kilograms("max_parcel_weight").notNull(),
    /** Centimetres. */
    maxLength: integer("max_length").notNull(),
    maxGirth: integer("max_girth").notNull(),
    payMethods: text("pay_methods", { enum: PAY_METHODS }).array().notNull(),
    taxPayMethods: text("tax_pay_methods", { enum: PAY_METHODS }).array().notNull(),
    pickupWays: text("pickup_ways", { enum: PICKUP_TYPES }).array().notNull(),
  },
  (t) => [
    uniqueIndex("product_code").on(t.code),
    uniqueIndex("product_name").on(t.nameEn),
    index("product_sort").on(t.sort, t.id),
  ],
);

/** Where a product goes from a site, and how long it takes. Scoped by site. */
export const productLane = pgTable(
  "product_lane",
  {
    id: uuid("id").primaryKey(),
    productId: uuid("product_id")
      .notNull()
      .references(() => product.id),
    site: text("site", { enum: SITE_CODES }).notNull(),
    fromCountry: text("from_country").notNull(),
    /** Null: wherever no lane of its own leads. */
    toCountry: text("to_country"),
    agingMin: integer("aging_min").notNull(),
    agingMax: integer("aging_max").notNull(),
    maxWeight: kilograms("max_weight").notNull(),
  },
  (t) => [
    unique("product_lane_once").on(t.site, t.productId, t.fromCountry, t.toCountry).nullsNotDistinct(),
    index("product_lane_to").on(t.site, t.toCountry, t.productId),
  ],
);

/** An add-on service that can be had with a product at a site. Scoped by site. */
export const productAddService = pgTable(
  "product_add_service",
  {
    id: uuid("id").primaryKey(),
    productId: uuid("product_id")
      .notNull()
      .references(() => product.id),
    addServiceId: uuid("add_service_id")
      .notNull()
      .references(() => addService.id),
    site: text("site", { enum: SITE_CODES }).notNull(),
    /** What it costs at least; null: nothing. */
    fee: numeric("fee", { precision: 18, scale: 2 }),
    feeCurrency: text("fee_currency").notNull(),
    /** Percent of the value that is insured or collected. */
    feeRate: numeric("fee_rate", { precision: 6, scale: 3 }),
  },
  (t) => [unique("product_add_service_once").on(t.site, t.productId, t.addServiceId)],
);
