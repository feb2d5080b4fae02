import { SITE_CODES } from "@linehaul/schema/sites";
import { index, integer, numeric, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { addService } from "../../base-data/add-service/table.ts";
import { product } from "../../base-data/product/table.ts";

const kilograms = (name: string) => numeric(name, { precision: 9, scale: 2 });

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
