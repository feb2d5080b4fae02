import { catalogueColumns } from "@linehaul/kit/catalogue";
import { DUTIES } from "@linehaul/schema/base-data/regional-personnel/row";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Who sees to what in which region. Scoped by site. */
export const regionalPersonnel = pgTable(
  "regional_personnel",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    countryCode: text("country_code").notNull(),
    /** Empty: all of the country. */
    area: text().notNull(),
    /** What areas are compared by: see region-key.ts. */
    areaKey: text("area_key").notNull(),
    duty: text({ enum: DUTIES }).notNull(),
    name: text().notNull(),
    workNo: text("work_no").notNull(),
    phone: text().notNull(),
    /** Work number of another one of the site. */
    standIn: text("stand_in"),
  },
  (t) => [
    uniqueIndex("regional_personnel_of").on(t.site, t.countryCode, t.areaKey, t.duty),
    index("regional_personnel_by_country").on(t.site, t.countryCode, t.id),
    index("regional_personnel_by_name").on(t.site, t.name, t.id),
    index("regional_personnel_by_work_no").on(t.site, t.workNo),
    index("regional_personnel_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
