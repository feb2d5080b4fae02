import { boolean, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { catalogueColumns } from "@linehaul/kit/catalogue";

/** The modules of the contracts as rows, so that they can be renamed, moved and taken out of use, and those that were added. */
export const module = pgTable(
  "module",
  {
    /** Of a module of the contracts: the same on every machine, made from the code. */
    ...catalogueColumns(),
    code: text().notNull(),
    parentCode: text("parent_code"),
    nameEn: text("name_en").notNull(),
    nameZh: text("name_zh").notNull(),
    /** Null: named by the locale files, or as in simplified Chinese. */
    nameHk: text("name_hk"),
    icon: text(),
    buttons: text().array().notNull(),
    /** Its place in the menu. */
    sort: integer().notNull(),
    /** It comes with the release; else an administrator added it. */
    isBuiltIn: boolean("is_built_in").notNull(),
    /** Its names and its place are an administrator's: they no longer follow the contracts. */
    isEdited: boolean("is_edited").notNull().default(false),
  },
  (t) => [unique("module_code").on(t.code)],
);
