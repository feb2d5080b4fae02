import { catalogueColumns } from "@linehaul/kit/catalogue";
import { index, integer, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Currencies. Common to the sites. */
export const currency = pgTable(
  "currency",
  {
    ...catalogueColumns(),
    code: text("code").notNull(),
    nameEn: text("name_en").notNull(),
    nameZh: text("name_zh").notNull(),
    symbol: text("symbol").notNull(),
    decimals: integer("decimals").notNull(),
    rateToCny: numeric("rate_to_cny").notNull(),
    sort: integer("sort").notNull(),
  },
  (t) => [
    uniqueIndex("currency_code").on(t.code),
    index("currency_sort").on(t.sort, t.id),
    index("currency_modified").on(t.modifiedAt, t.id),
  ],
);
