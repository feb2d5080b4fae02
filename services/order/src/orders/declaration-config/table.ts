import { catalogueColumns } from "@linehaul/kit/catalogue";
import { DECLARATION_DIRECTIONS } from "@linehaul/schema/orders/declaration-config/row";
import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import { DECLARATION_METHODS } from "@linehaul/schema/orders/order/status";
import { SITE_CODES } from "@linehaul/schema/sites";
import { date, index, pgTable, text } from "drizzle-orm/pg-core";

/** How customers' goods are declared, for some days. Scoped by site and customer. Two rows of one rank never overlap: see overlap.ts. */
export const declarationConfig = pgTable(
  "declaration_config",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerCode: text("customer_code").notNull(),
    /** As it was called when the row was saved. */
    customerName: text("customer_name").notNull(),
    direction: text({ enum: DECLARATION_DIRECTIONS }).notNull(),
    /** Where orders go to; null: anywhere. */
    countryCode: text("country_code"),
    method: text({ enum: DECLARATION_METHODS }).notNull(),
    documents: text({ enum: DOCUMENT_KINDS }).array().notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
    remark: text().notNull(),
  },
  (t) => [
    index("declaration_config_by_customer").on(t.site, t.customerName, t.id),
    index("declaration_config_by_day").on(t.site, t.validFrom, t.id),
    index("declaration_config_modified").on(t.site, t.modifiedAt, t.id),
    index("declaration_config_of_customer").on(t.site, t.customerCode, t.direction),
  ],
);
