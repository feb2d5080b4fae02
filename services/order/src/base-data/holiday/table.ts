import { catalogueColumns } from "@linehaul/kit/catalogue";
import { CALENDAR_PURPOSES, DAY_CHANGES } from "@linehaul/schema/base-data/calendar/words";
import { date, index, pgTable, text } from "drizzle-orm/pg-core";

/** Holidays and make-up working days. Common to the sites. Two of a country, region and purpose never share a day: see overlap.ts. */
export const holiday = pgTable(
  "holiday",
  {
    ...catalogueColumns(),
    countryCode: text("country_code").notNull(),
    /** Empty: the whole country. */
    region: text().notNull(),
    /** Days of the country's own clocks, both inside. */
    firstDay: date("first_day").notNull(),
    lastDay: date("last_day").notNull(),
    worksAs: text("works_as", { enum: DAY_CHANGES }).notNull(),
    purposes: text({ enum: CALENDAR_PURPOSES }).array().notNull(),
    nameEn: text("name_en").notNull(),
    nameZhCn: text("name_zh_cn").notNull(),
    nameZhHk: text("name_zh_hk").notNull(),
  },
  (t) => [
    index("holiday_by_day").on(t.firstDay, t.id),
    index("holiday_by_country").on(t.countryCode, t.id),
    index("holiday_modified").on(t.modifiedAt, t.id),
  ],
);
