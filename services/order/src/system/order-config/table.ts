import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Parameters that somebody has set; the others have the default of their contract. Common to the sites. */
export const orderConfig = pgTable("order_config", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  modifiedBy: text("modified_by").notNull(),
  modifiedAt: timestamp("modified_at", { withTimezone: true, precision: 3 }).notNull(),
});
