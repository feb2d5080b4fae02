import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Customers that may use bill-of-lading numbers of their own. Scoped by site and customer. */
export const billWhitelist = pgTable(
  "bill_whitelist",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerCode: text("customer_code").notNull(),
    /** As he was called when he was added. */
    customerName: text("customer_name").notNull(),
  },
  (t) => [
    uniqueIndex("bill_whitelist_customer").on(t.site, t.customerCode),
    index("bill_whitelist_by_customer").on(t.site, t.customerName, t.id),
    index("bill_whitelist_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
