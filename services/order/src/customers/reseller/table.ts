import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Shops that take in shipments in the carrier's name. Scoped by site and customer. */
export const reseller = pgTable(
  "reseller",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerCode: text("customer_code").notNull(),
    /** As it was called when the row was saved. */
    customerName: text("customer_name").notNull(),
    userCode: text("user_code").notNull(),
    /** A monthly card of the customer, in the clear: masked wherever it leaves. */
    creditAccount: text("credit_account").notNull(),
    dcCode: text("dc_code").notNull(),
    storeCode: text("store_code").notNull(),
    name: text().notNull(),
    area: text().notNull(),
    phone: text().notNull(),
  },
  (t) => [
    uniqueIndex("reseller_store_once").on(t.site, t.storeCode),
    index("reseller_by_name").on(t.site, t.name, t.id),
    index("reseller_by_store").on(t.site, t.storeCode, t.id),
    index("reseller_modified").on(t.site, t.modifiedAt, t.id),
    index("reseller_of_customer").on(t.customerCode),
  ],
);
export type ResellerRecord = typeof reseller.$inferSelect;
