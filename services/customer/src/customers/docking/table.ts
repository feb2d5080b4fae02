import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { customers } from "../customer/table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** How a customer's systems are joined to ours (CUS-21). Of its secret a hash alone is kept. */
export const docking = pgTable("docking", {
  customerId: uuid("customer_id")
    .primaryKey()
    .references(() => customers.id),
  appKey: text("app_key").notNull().unique(),
  whiteList: text("white_list").notNull(),
  callbackUrl: text("callback_url").notNull(),
  secretHash: text("secret_hash"),
  secretSetAt: instant("secret_set_at"),
  oldSecretHash: text("old_secret_hash"),
  oldSecretUntil: instant("old_secret_until"),
  version: integer().notNull(),
  modifiedBy: text("modified_by").notNull(),
  modifiedAt: instant("modified_at").notNull(),
});
export type DockingRecord = typeof docking.$inferSelect;
