import { catalogueColumns } from "@linehaul/kit/catalogue";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Those who ship and are kept in systems of others. Scoped by site; one that is a customer of ours, as that customer is. */
export const nonCoreCustomer = pgTable(
  "non_core_customer",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    system: text().notNull(),
    outsideNo: text("outside_no").notNull(),
    customerType: text("customer_type", { enum: CUSTOMER_TYPES }).notNull(),
    name: text().notNull(),
    countryCode: text("country_code").notNull(),
    city: text(),
    contactName: text("contact_name").notNull(),
    /** In the clear, as the e-mail: masked wherever they leave. */
    phone: text().notNull(),
    email: text(),
    remark: text(),
    /** The customer that it is; null while it is none. */
    customerCode: text("customer_code"),
    /** As that was called when it was linked. */
    customerName: text("customer_name"),
  },
  (t) => [
    uniqueIndex("non_core_customer_once").on(t.site, t.system, t.outsideNo),
    index("non_core_customer_by_name").on(t.site, t.name, t.id),
    index("non_core_customer_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
export type NonCoreRecord = typeof nonCoreCustomer.$inferSelect;
