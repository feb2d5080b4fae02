import { CARD_KINDS } from "@linehaul/schema/customers/month-card";
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { customers } from "../customer/table.ts";

/** A customer's monthly cards. In the clear: they are masked wherever they leave. */
export const monthCard = pgTable(
  "month_card",
  {
    card: text().primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: CARD_KINDS }).notNull(),
    /** One that is not in use pays nothing any more. */
    inUse: boolean("in_use").notNull(),
  },
  (t) => [index("month_card_customer").on(t.customerId, t.card)],
);
