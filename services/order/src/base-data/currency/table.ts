import { catalogueColumns } from "@linehaul/kit/catalogue";
import { type SourcedCurrency, RATE_ORIGINS } from "@linehaul/schema/base-data/currency";
import { index, integer, jsonb, numeric, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

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
    /** What the source said when the row was pulled last; null for one that never was. */
    sourced: jsonb().$type<SourcedCurrency>(),
  },
  (t) => [
    uniqueIndex("currency_code").on(t.code),
    index("currency_sort").on(t.sort, t.id),
    index("currency_modified").on(t.modifiedAt, t.id),
  ],
);

/** The rates that currencies have had, the present one last. */
export const currencyRate = pgTable(
  "currency_rate",
  {
    id: uuid().primaryKey(),
    code: text().notNull(),
    rateToCny: numeric("rate_to_cny").notNull(),
    since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    by: text().notNull(),
    origin: text({ enum: RATE_ORIGINS }).notNull(),
  },
  (t) => [index("currency_rate_of").on(t.code, t.since, t.id)],
);
