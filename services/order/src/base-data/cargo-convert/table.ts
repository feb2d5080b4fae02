import { catalogueColumns } from "@linehaul/kit/catalogue";
import { CONVERT_SYSTEMS } from "@linehaul/schema/base-data/cargo-convert";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** What goods are called elsewhere. Common to the sites. */
export const cargoConvert = pgTable(
  "cargo_convert",
  {
    ...catalogueColumns(),
    fromSystem: text("from_system", { enum: CONVERT_SYSTEMS }).notNull(),
    fromTerm: text("from_term").notNull(),
    toSystem: text("to_system", { enum: CONVERT_SYSTEMS }).notNull(),
    /** Null: the same. */
    toTerm: text("to_term"),
    hsCode: text("hs_code"),
  },
  (t) => [
    uniqueIndex("cargo_convert_from").on(t.fromSystem, t.toSystem, sql`lower(${t.fromTerm})`),
    index("cargo_convert_term").on(t.fromTerm, t.id),
    index("cargo_convert_modified").on(t.modifiedAt, t.id),
  ],
);
