import { POOL_KINDS } from "@linehaul/schema/orders/waybill-pool";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text } from "drizzle-orm/pg-core";

/** Waybill numbers that nobody has, by pool: a site's numbers of a kind. Taken ones are gone from here and stand with their order. */
export const freeNumber = pgTable(
  "free_number",
  {
    number: text("number").primaryKey(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    kind: text("kind", { enum: POOL_KINDS }).notNull(),
  },
  (t) => [index("free_number_pool").on(t.site, t.kind, t.number)],
);
