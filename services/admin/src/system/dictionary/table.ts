import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { catalogueColumns } from "@linehaul/kit/catalogue";

/** An entry of a dictionary in one language. */
export const dictionary = pgTable(
  "dictionary",
  {
    ...catalogueColumns(),
    pathKey: text("path_key").notNull(),
    /** What records hold. */
    dicKey: text("dic_key").notNull(),
    dicValue: text("dic_value").notNull(),
    /** What the user reads. */
    dicName: text("dic_name").notNull(),
    language: text().notNull(),
    sort: integer().notNull(),
    remark: text(),
  },
  (t) => [
    unique("dictionary_entry").on(t.pathKey, t.dicKey, t.language),
    index("dictionary_path").on(t.pathKey, t.language, t.sort),
    // One row of each entry stands for it in its list: the English one.
    index("dictionary_sort").on(t.language, t.sort, t.id),
    index("dictionary_key").on(t.language, t.dicKey, t.id),
    index("dictionary_modified").on(t.language, t.modifiedAt, t.id),
  ],
);
