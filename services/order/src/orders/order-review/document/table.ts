import { DOCUMENT_KINDS } from "@linehaul/schema/orders/order/history";
import { SITE_CODES } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What became of a document of an order (REV-02): the file that was added last, and how it was judged. Without a file it came with the order. */
export const reviewDocument = pgTable(
  "review_document",
  {
    orderId: uuid("order_id").notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    site: text({ enum: SITE_CODES }).notNull(),
    state: text({ enum: ["RECEIVED", "ACCEPTED", "REFUSED"] }).notNull(),
    fileId: uuid("file_id"),
    fileName: text("file_name"),
    bytes: integer(),
    addedBy: text("added_by"),
    addedAt: instant("added_at"),
    judgedBy: text("judged_by"),
    judgedAt: instant("judged_at"),
    /** Why it was refused. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind] }),
    check("review_document_refused_says_why", sql`(${t.state} = 'REFUSED') = (${t.reason} is not null)`),
  ],
);
export type ReviewDocumentRecord = typeof reviewDocument.$inferSelect;
