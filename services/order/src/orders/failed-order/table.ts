import type { FieldProblem } from "@linehaul/schema/envelope";
import { FAILURE_REASONS, ORDER_WRITES } from "@linehaul/schema/orders/failed-order";
import { SOURCE_SYSTEMS } from "@linehaul/schema/orders/order/status";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * An order that was not written, with what was sent in the clear: it is masked whenever it leaves. Scoped by site, receiver's country,
 * organisation and customer, as orders are. Rows are added, never changed.
 */
export const failedOrder = pgTable(
  "failed_order",
  {
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    write: text("write", { enum: ORDER_WRITES }).notNull(),
    orders: integer("orders").notNull(),
    sourceSystem: text("source_system", { enum: SOURCE_SYSTEMS }).notNull(),
    code: integer("code").notNull(),
    reason: text("reason", { enum: FAILURE_REASONS }).notNull(),
    problems: jsonb("problems").$type<readonly FieldProblem[]>().notNull(),
    customerCode: text("customer_code").notNull(),
    customerName: text("customer_name"),
    customerOrderNo: text("customer_order_no").notNull(),
    /** The number as it is searched by. */
    plainNo: text("plain_no").notNull(),
    receiverCountry: text("receiver_country").notNull(),
    orgCode: text("org_code"),
    userName: text("user_name").notNull(),
    traceId: text("trace_id").notNull(),
    params: jsonb("params").notNull(),
  },
  (t) => [
    index("failed_order_at").on(t.site, t.at, t.id),
    index("failed_order_reason").on(t.site, t.reason, t.at, t.id),
    index("failed_order_source").on(t.site, t.sourceSystem, t.at, t.id),
    index("failed_order_customer").on(t.site, t.customerCode, t.at, t.id),
    index("failed_order_number").on(t.site, t.plainNo, t.at, t.id),
  ],
);
export type FailedOrderRecord = typeof failedOrder.$inferSelect;
