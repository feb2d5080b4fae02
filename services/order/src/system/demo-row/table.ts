import { catalogueColumns } from "@linehaul/kit/catalogue";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Rows to try calls out on. Common to the sites; none in production. */
export const demoRow = pgTable(
  "demo_row",
  { ...catalogueColumns(), code: text("code").notNull(), note: text("note").notNull() },
  (t) => [uniqueIndex("demo_row_code").on(t.code), index("demo_row_modified").on(t.modifiedAt, t.id)],
);
