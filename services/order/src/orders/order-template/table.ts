import { catalogueColumns } from "@linehaul/kit/catalogue";
import type { HeadMap } from "@linehaul/schema/orders/order-import/headings";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** Workbooks that orders come in. Scoped by site; a customer's own by the customer as well. */
export const orderTemplate = pgTable(
  "order_template",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    name: text().notNull(),
    /** Whose own it is; null: the site's. */
    customerCode: text("customer_code"),
    customerName: text("customer_name"),
    fileName: text("file_name").notNull(),
    /** The workbook, which the row holds; null: it is made anew of the headings. */
    fileId: uuid("file_id"),
    sha256: text(),
    /** Its headings, in the order of the sheet. */
    headings: text().array().notNull(),
    /** The same headings in any order and spelling have the same key. */
    headsKey: text("heads_key").notNull(),
    /** What was chosen for headings. */
    map: jsonb().$type<HeadMap>().notNull().default({}),
  },
  (t) => [
    unique("order_template_once").on(t.site, t.customerCode, t.name).nullsNotDistinct(),
    index("order_template_modified").on(t.site, t.modifiedAt, t.id),
    index("order_template_name").on(t.site, t.name, t.id),
    index("order_template_heads").on(t.site, t.headsKey),
  ],
);
export type OrderTemplateRecord = typeof orderTemplate.$inferSelect;

/** What a user chose for the headings of a sheet, at one site. */
export const userTemplateMap = pgTable(
  "user_template_map",
  {
    id: uuid().primaryKey(),
    site: text({ enum: SITE_CODES }).notNull(),
    user: text().notNull(),
    headsKey: text("heads_key").notNull(),
    fileName: text("file_name").notNull(),
    headings: text().array().notNull(),
    map: jsonb().$type<HeadMap>().notNull(),
    modifiedAt: timestamp("modified_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    uniqueIndex("user_template_map_once").on(t.site, t.user, t.headsKey),
    index("user_template_map_modified").on(t.site, t.user, t.modifiedAt, t.id),
  ],
);
export type UserTemplateMapRecord = typeof userTemplateMap.$inferSelect;
