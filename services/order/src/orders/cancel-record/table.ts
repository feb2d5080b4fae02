import { CANCEL_PAGES } from "@linehaul/schema/orders/order/cancel-limits";
import { AUDIT_STATUSES, CANCEL_TYPES, ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { orders } from "../order/table.ts";

/**
 * That an order was cancelled, with what it was then; written in the transaction that cancels it, never changed. Scoped as orders are. An
 * order is cancelled once.
 */
export const cancelRecord = pgTable(
  "cancel_record",
  {
    id: uuid("id").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    site: text("site", { enum: SITE_CODES }).notNull(),
    sfWaybillNo: text("sf_waybill_no").notNull(),
    customerOrderNo: text("customer_order_no").notNull(),
    customerCode: text("customer_code").notNull(),
    customerName: text("customer_name").notNull(),
    receiverCountry: text("receiver_country").notNull(),
    orgCode: text("org_code"),
    stateBefore: text("state_before", { enum: ORDER_STATUSES }).notNull(),
    auditBefore: text("audit_before", { enum: AUDIT_STATUSES }).notNull(),
    type: text("type", { enum: CANCEL_TYPES }).notNull(),
    reason: text("reason"),
    cancelledBy: text("cancelled_by").notNull(),
    page: text("page", { enum: CANCEL_PAGES }),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    uniqueIndex("cancel_record_order").on(t.orderId),
    index("cancel_record_at").on(t.site, t.at, t.id),
    index("cancel_record_type").on(t.site, t.type, t.at, t.id),
    index("cancel_record_state").on(t.site, t.stateBefore, t.at, t.id),
    index("cancel_record_customer").on(t.site, t.customerCode, t.at, t.id),
    index("cancel_record_by").on(t.site, t.cancelledBy, t.at, t.id),
  ],
);
export type CancelRecordRow = typeof cancelRecord.$inferSelect;
