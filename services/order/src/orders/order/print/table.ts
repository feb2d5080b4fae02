import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { LABEL_PAPERS } from "@linehaul/schema/orders/order/print-limits";
import { SITE_CODES } from "@linehaul/schema/sites";

/** What was asked to be printed: kept until its file was fetched, an hour at most. That it was printed stands in the orders' history. */
export const orderPrint = pgTable(
  "order_print",
  {
    id: uuid("id").primaryKey(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    user: text("user").notNull(),
    button: text("button").notNull(),
    what: text("what", { enum: ["LABEL", "INVOICE"] }).notNull(),
    /** Of labels. */
    paper: text("paper", { enum: LABEL_PAPERS }),
    /** Of invoices. */
    copies: integer("copies"),
    orderIds: uuid("order_ids").array().notNull(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index("order_print_at").on(t.at)],
);
