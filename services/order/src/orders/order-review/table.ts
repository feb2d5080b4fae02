import { SITE_CODES } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What is to be followed up of an order that was approved (REV-02), until somebody closes it with a note. */
export const orderFollowUp = pgTable(
  "order_follow_up",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id").notNull(),
    site: text({ enum: SITE_CODES }).notNull(),
    note: text().notNull(),
    askedBy: text("asked_by").notNull(),
    askedAt: instant("asked_at").notNull(),
    closedBy: text("closed_by"),
    closedAt: instant("closed_at"),
    closedNote: text("closed_note"),
  },
  (t) => [
    uniqueIndex("order_follow_up_open")
      .on(t.orderId)
      .where(sql`${t.closedAt} is null`),
    index("order_follow_up_by_age").on(t.site, t.askedAt, t.id),
  ],
);
