import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** What countries' customs call customers. Scoped by site and customer. */
export const customerClientCode = pgTable(
  "customer_client_code",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerCode: text("customer_code").notNull(),
    /** As it was called when the row was saved. */
    customerName: text("customer_name").notNull(),
    countryCode: text("country_code").notNull(),
    clientCode: text("client_code").notNull(),
  },
  (t) => [
    uniqueIndex("customer_client_code_once").on(t.site, t.customerCode, t.countryCode),
    index("customer_client_code_by_country").on(t.site, t.countryCode, t.id),
    index("customer_client_code_by_code").on(t.site, t.clientCode, t.id),
    index("customer_client_code_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
