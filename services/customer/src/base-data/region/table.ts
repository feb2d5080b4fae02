import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Places of countries: this service's copy of the order service's tree, which it follows. */
export const regionCopy = pgTable(
  "region_copy",
  {
    id: uuid().primaryKey(),
    countryCode: text("country_code").notNull(),
    code: text().notNull(),
    /** Null: in the country itself. Rows come in no order: what one lies in may come after it. */
    parentCode: text("parent_code"),
    name: text().notNull(),
    /** Names are compared by it. */
    nameKey: text("name_key").notNull(),
    isUsed: boolean("is_used").notNull(),
    isSourced: boolean("is_sourced").notNull(),
  },
  (t) => [index("region_copy_within").on(t.countryCode, t.parentCode)],
);
