import { index, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { MERGE_STATES } from "@linehaul/schema/orders/order-import/merging/merge";
import { PRE_MERGE_STATES } from "@linehaul/schema/orders/order-import/merging/pre-merge";
import { ALONE_REASONS } from "@linehaul/schema/orders/order/merge";
import { SITE_CODES } from "@linehaul/schema/sites";
import { orderImport } from "../table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
/** Everything of a merge is its asker's, at one site. */
const whose = () => ({
  id: uuid().primaryKey(),
  site: text({ enum: SITE_CODES }).notNull(),
  user: text().notNull(),
});
/** A look at a sheet, or its storing: the task knows how far it is. */
const asked = () => ({
  ...whose(),
  createdBy: text("created_by").notNull(),
  createdAt: instant("created_at").notNull(),
  importId: uuid("import_id")
    .notNull()
    .references(() => orderImport.id),
  fileName: text("file_name").notNull(),
  taskId: uuid("task_id").notNull(),
});
/** An order that is made of rows of a sheet. */
const travelling = () => ({
  row: integer().notNull(),
  /** Null: it travels by itself. */
  groupNo: integer("group_no"),
  rows: integer().array().notNull(),
  orderNos: text("order_nos").array().notNull(),
  customerCode: text("customer_code").notNull(),
  receiverName: text("receiver_name").notNull(),
  receiverCountry: text("receiver_country").notNull(),
  parcels: integer().notNull(),
});

/** A look at a sheet for what of it can travel together. */
export const orderPreMerge = pgTable(
  "order_pre_merge",
  {
    ...asked(),
    state: text({ enum: PRE_MERGE_STATES }).notNull(),
    orders: integer(),
    groups: integer(),
    grouped: integer(),
    alone: integer(),
    wrongCells: integer("wrong_cells"),
  },
  (t) => [
    index("order_pre_merge_own").on(t.site, t.user, t.createdAt, t.id),
    index("order_pre_merge_of").on(t.importId, t.state),
  ],
);
export type PreMergeRecord = typeof orderPreMerge.$inferSelect;

/** A group that is proposed, or a row that travels by itself. */
export const proposedOrder = pgTable(
  "proposed_order",
  {
    ...whose(),
    preMergeId: uuid("pre_merge_id")
      .notNull()
      .references(() => orderPreMerge.id),
    ...travelling(),
    why: text({ enum: ALONE_REASONS }),
    nearRow: integer("near_row"),
    customerName: text("customer_name"),
    weight: numeric({ precision: 12, scale: 3 }).notNull(),
    declaredValue: numeric("declared_value", { precision: 18, scale: 2 }).notNull(),
    declaredCurrency: text("declared_currency").notNull(),
  },
  (t) => [index("proposed_order_of").on(t.preMergeId, t.row, t.id)],
);
export type ProposedRecord = typeof proposedOrder.$inferSelect;

/** The merging of a sheet as it was proposed. */
export const orderMerge = pgTable(
  "order_merge",
  {
    ...asked(),
    preMergeId: uuid("pre_merge_id")
      .notNull()
      .references(() => orderPreMerge.id),
    state: text({ enum: MERGE_STATES }).notNull(),
    orders: integer().notNull(),
    groups: integer().notNull(),
    alone: integer().notNull(),
    stored: integer(),
    wrongRows: integer("wrong_rows"),
  },
  (t) => [
    index("order_merge_own").on(t.site, t.user, t.createdAt, t.id),
    index("order_merge_of").on(t.importId, t.taskId),
  ],
);
export type MergeRecord = typeof orderMerge.$inferSelect;

/** An order that a merge has stored. */
export const mergedOrder = pgTable(
  "merged_order",
  {
    ...whose(),
    mergeId: uuid("merge_id")
      .notNull()
      .references(() => orderMerge.id),
    orderId: uuid("order_id").notNull(),
    sfWaybillNo: text("sf_waybill_no").notNull(),
    childNos: text("child_nos").array().notNull(),
    ...travelling(),
  },
  (t) => [index("merged_order_of").on(t.mergeId, t.row, t.id)],
);
export type MergedRecord = typeof mergedOrder.$inferSelect;

/** A row that had become wrong when its merge was to be stored. */
export const mergeError = pgTable(
  "merge_error",
  {
    ...whose(),
    mergeId: uuid("merge_id")
      .notNull()
      .references(() => orderMerge.id),
    createdBy: text("created_by").notNull(),
    at: instant("at").notNull(),
    fileName: text("file_name").notNull(),
    row: integer().notNull(),
    groupNo: integer("group_no"),
    orderNo: text("order_no"),
    field: text().notNull(),
    rule: text().notNull(),
    params: jsonb().$type<FieldProblem["params"]>().notNull(),
  },
  (t) => [index("merge_error_of").on(t.mergeId, t.at, t.id)],
);
export type MergeErrorRecord = typeof mergeError.$inferSelect;
