import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { SITE_CODES } from "@linehaul/schema/sites";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";

/**
 * What orders must know of a customer: the order service's own copy, for services don't call each other; it follows the customer service. Scoped by site, country,
 * organisation and customer code, as at the customer service.
 */
export const customerCopy = pgTable("customer_copy", {
  customerCode: text("customer_code").primaryKey(),
  /** Its id at the customer service; null: it was put here by hand, and is nowhere else. */
  id: uuid().unique(),
  site: text("site", { enum: SITE_CODES }).notNull(),
  /** What it is called on its orders. */
  name: text("name").notNull(),
  countryCode: text("country_code").notNull(),
  orgCode: text("org_code"),
  /** Whom it is; null: the copy was made before anything looked at it. */
  customerType: text("customer_type", { enum: CUSTOMER_TYPES }),
  status: text("status", { enum: CUSTOMER_STATUSES }).notNull(),
  /** Its monthly cards, in the clear: they are masked wherever they leave. */
  monthCards: text("month_cards").array().notNull(),
});
export type CustomerCopy = typeof customerCopy.$inferSelect;
