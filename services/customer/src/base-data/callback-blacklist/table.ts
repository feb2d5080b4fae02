import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Whose call-backs are withheld: this service's copy of the order service's black list, which it follows. */
export const callbackBlacklistCopy = pgTable(
  "callback_blacklist_copy",
  {
    id: uuid().primaryKey(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerCode: text("customer_code"),
    host: text(),
    reason: text().notNull(),
  },
  (t) => [
    index("callback_blacklist_copy_customer").on(t.site, t.customerCode),
    index("callback_blacklist_copy_host").on(t.site, t.host),
  ],
);
