import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Whose call-backs are withheld: a customer's, or those to a host and its sub-domains. Scoped by site, and by customer where it names one. */
export const callbackBlacklist = pgTable(
  "callback_blacklist",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    /** The customer's code or the host, whichever it is. */
    subject: text().notNull(),
    customerCode: text("customer_code"),
    /** As it was called when the row was saved. */
    customerName: text("customer_name"),
    host: text(),
    reason: text().notNull(),
  },
  (t) => [
    uniqueIndex("callback_blacklist_subject").on(t.site, t.subject),
    index("callback_blacklist_by_subject").on(t.site, t.subject, t.id),
    index("callback_blacklist_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
