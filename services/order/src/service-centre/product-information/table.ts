import { SITE_CODES } from "@linehaul/schema/sites";
import { numeric, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { addService } from "../../base-data/add-service/table.ts";
import { product } from "../../base-data/product/table.ts";

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
