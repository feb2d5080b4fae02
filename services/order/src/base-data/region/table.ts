import { catalogueColumns } from "@linehaul/kit/catalogue";
import type { SourcedRegion } from "@linehaul/schema/base-data/region/row";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";

/** Places of countries, each in another one or in its country. Common to the sites. */
export const region = pgTable(
  "region",
  {
    ...catalogueColumns(),
    countryCode: text("country_code").notNull(),
    code: text().notNull(),
    parentCode: text("parent_code").references((): AnyPgColumn => region.code),
    name: text().notNull(),
    nameEn: text("name_en").notNull(),
    nameZhCn: text("name_zh_cn").notNull(),
    nameZhHk: text("name_zh_hk").notNull(),
    /** As `plainPost` writes them, sorted. */
    postCodes: text("post_codes").array().notNull(),
    /** Follow from the parent; see place.ts. */
    level: integer().notNull(),
    path: text().array().notNull(),
    /** Codes, the largest place's first. */
    ancestors: text().array().notNull(),
    below: integer().notNull(),
    /** See search.ts. */
    nameKey: text("name_key").notNull(),
    search: text().notNull(),
    posts: text().notNull(),
    /** What the source said when the row was pulled last; null for one that never was. */
    sourced: jsonb().$type<SourcedRegion>(),
  },
  (t) => [
    unique("region_code").on(t.code),
    uniqueIndex("region_name").on(t.countryCode, sql`coalesce(${t.parentCode}, '')`, t.nameKey),
    index("region_under").using("gin", t.ancestors),
    index("region_in").on(t.parentCode, t.name, t.id),
    index("region_of").on(t.countryCode, t.level, t.name, t.id),
    index("region_by_name").on(t.name, t.id),
    /** What a place is looked for by: see found.ts. The function stands in the migration. */
    index("region_threes").using("gin", sql`threes(${t.search} || ${t.posts})`),
    index("region_post_codes").using("gin", t.postCodes),
    index("region_modified").on(t.modifiedAt, t.id),
  ],
);
