import { catalogueColumns } from "@linehaul/kit/catalogue";
import { CUSTOMS_TYPES } from "@linehaul/schema/customers/customer-customs-type";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Who declares customers' goods. Scoped by site and customer. */
export const customerCustomsType = pgTable(
  "customer_customs_type",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerCode: text("customer_code").notNull(),
    /** As it was called when the row was saved. */
    customerName: text("customer_name").notNull(),
    customsType: text("customs_type", { enum: CUSTOMS_TYPES }).notNull(),
    registrationNo: text("registration_no"),
    remark: text().notNull(),
  },
  (t) => [
    uniqueIndex("customer_customs_type_once").on(t.site, t.customerCode),
    index("customer_customs_type_by_customer").on(t.site, t.customerName, t.id),
    index("customer_customs_type_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
