import { SITE_CODES } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

/**
 * What orders must know of the accounts that place them: the order service's own copy, as of customers. A main account is one level above
 * its subs (PERM-08).
 */
export const accountCopy = pgTable(
  "account_copy",
  {
    userCode: text("user_code").primaryKey(),
    /** The customer service's, as its events name it; null on one that was never followed. */
    id: uuid(),
    /** Its own where it has no other above it. */
    mainUserCode: text("main_user_code").notNull(),
    customerCode: text("customer_code").notNull(),
    /** What its orders placed until now have in its place: another one until they are restamped. */
    stampedMain: text("stamped_main").notNull(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    /** Orders keep it; none that comes is its any more. */
    isCancelled: boolean("is_cancelled").notNull().default(false),
  },
  (t) => [
    index("account_copy_customer").on(t.customerCode, t.userCode),
    index("account_copy_moved")
      .on(t.userCode)
      .where(sql`${t.stampedMain} <> ${t.mainUserCode}`),
  ],
);
export type AccountCopy = typeof accountCopy.$inferSelect;
