import { CARD_KINDS } from "@linehaul/schema/customers/month-card";
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "../customer/table.ts";

/** Customers' monthly cards: a number is one customer's for good. In the clear: they are masked wherever they leave. */
export const monthCard = pgTable(
  "month_card",
  {
    card: text().primaryKey(),
    id: uuid().notNull(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: CARD_KINDS }).notNull(),
    /** One that is not used pays nothing any more. */
    isUsed: boolean("in_use").notNull(),
    addedAt: timestamp("added_at", { withTimezone: true, precision: 3 }).notNull(),
    addedBy: text("added_by").notNull(),
  },
  (t) => [uniqueIndex("month_card_id").on(t.id), index("month_card_customer").on(t.customerId, t.card)],
);
export type CardRecord = typeof monthCard.$inferSelect;
