import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Cash on delivery: where it goes to, and its bounds. Scoped as the customer is. */
export const customerCod = pgTable(
  "customer_cod",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerCode: text("customer_code").notNull(),
    /** As it was called when the row was saved. */
    customerName: text("customer_name").notNull(),
    currency: text().notNull(),
    /** In the clear, as the account: masked wherever they leave. */
    card: text().notNull(),
    account: text().notNull(),
    least: numeric({ precision: 14, scale: 2 }).notNull(),
    most: numeric({ precision: 14, scale: 2 }).notNull(),
  },
  (t) => [
    uniqueIndex("customer_cod_once").on(t.customerCode, t.currency),
    index("customer_cod_by_customer").on(t.site, t.customerName, t.id),
    index("customer_cod_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
export type CodRecord = typeof customerCod.$inferSelect;
