import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** What a user arranged for himself: JSON text by key. */
export const preference = pgTable(
  "preference",
  {
    userId: text("user_id").notNull(),
    key: text().notNull(),
    value: text().notNull(),
    modifiedAt: timestamp("modified_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
