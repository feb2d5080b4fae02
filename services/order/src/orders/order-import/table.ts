import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { HeadMap } from "@linehaul/schema/orders/order-import/headings";
import { IMPORT_REFUSALS, IMPORT_STATES } from "@linehaul/schema/orders/order-import/row";
import { SITE_CODES } from "@linehaul/schema/sites";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An uploaded sheet of orders. Each is its uploader's, at one site. */
export const orderImport = pgTable(
  "order_import",
  {
    id: uuid().primaryKey(),
    site: text({ enum: SITE_CODES }).notNull(),
    user: text().notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    refusal: text({ enum: IMPORT_REFUSALS }),
    missing: text().array().notNull().default([]),
    unknown: text().array().notNull().default([]),
    fileName: text("file_name").notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** The uploaded file, which this record holds. */
    fileId: uuid("file_id").notNull(),
    /** Its headings, in the order of the sheet; empty until they were read. */
    headings: text().array().notNull().default([]),
    /** The template by whose map it was read. */
    template: text(),
    /** What was chosen for headings, by its uploader or by the template: storing reads it as its check did. */
    heads: jsonb().$type<HeadMap>().notNull().default({}),
    /** The work that was asked for last: its check, or its storing. It knows how far it is, and keeps the workbook with the marks. */
    taskId: uuid("task_id").notNull(),
    hasMarked: boolean("has_marked").notNull().default(false),
    rows: integer(),
    orders: integer(),
    wrongRows: integer("wrong_rows"),
    wrongCells: integer("wrong_cells"),
    seenAt: instant("seen_at"),
    wasStored: boolean("was_stored").notNull().default(false),
  },
  (t) => [
    index("order_import_own").on(t.site, t.user, t.createdAt, t.id),
    index("order_import_same").on(t.site, t.sha256, t.createdAt),
  ],
);
export type ImportRecord = typeof orderImport.$inferSelect;

/** A wrong cell of an uploaded sheet; its value is masked before it is written, for nobody needs it in the clear. */
export const importError = pgTable(
  "import_error",
  {
    id: uuid().primaryKey(),
    importId: uuid("import_id")
      .notNull()
      .references(() => orderImport.id),
    site: text({ enum: SITE_CODES }).notNull(),
    user: text().notNull(),
    createdBy: text("created_by").notNull(),
    at: instant("at").notNull(),
    fileName: text("file_name").notNull(),
    row: integer().notNull(),
    column: text().notNull(),
    heading: text().notNull(),
    field: text().notNull(),
    rule: text().notNull(),
    params: jsonb().$type<FieldProblem["params"]>().notNull(),
    value: text(),
  },
  (t) => [
    index("import_error_of").on(t.importId, t.at, t.id),
    index("import_error_site").on(t.site, t.at, t.id),
    // What is seldom wrong is found among millions of other mistakes as well.
    index("import_error_rule").on(t.site, t.rule, t.at, t.id),
    index("import_error_field").on(t.site, t.field, t.at, t.id),
    index("import_error_file").on(t.site, t.fileName, t.at, t.id),
  ],
);
export type ImportErrorRecord = typeof importError.$inferSelect;
