import { catalogueColumns } from "@linehaul/kit/catalogue";
import type { SourcedCountry } from "@linehaul/schema/base-data/country-base";
import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Countries of ISO 3166-1. Common to the sites. */
export const country = pgTable(
  "country",
  {
    ...catalogueColumns(),
    countryCode: text("country_code").notNull(),
    nameEn: text("name_en").notNull(),
    nameZhCn: text("name_zh_cn").notNull(),
    nameZhHk: text("name_zh_hk").notNull(),
    phoneCode: text("phone_code").notNull(),
    currencyCode: text("currency_code").notNull(),
    timeZone: text("time_zone").notNull(),
    postPattern: text("post_pattern"),
    postExample: text("post_example"),
    levelsEn: text("levels_en").array().notNull().default([]),
    levelsZhCn: text("levels_zh_cn").array().notNull().default([]),
    levelsZhHk: text("levels_zh_hk").array().notNull().default([]),
    /** What the source said when the row was pulled last; null for one that never was. */
    sourced: jsonb().$type<SourcedCountry>(),
  },
  (t) => [uniqueIndex("country_code").on(t.countryCode), index("country_modified").on(t.modifiedAt, t.id)],
);
