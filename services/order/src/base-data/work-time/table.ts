import { catalogueColumns } from "@linehaul/kit/catalogue";
import { CALENDAR_PURPOSES } from "@linehaul/schema/base-data/calendar/words";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** The hours of a week, by site, country and purpose. Scoped by site. */
export const workTime = pgTable(
  "work_time",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    countryCode: text("country_code").notNull(),
    purpose: text({ enum: CALENDAR_PURPOSES }).notNull(),
    /** Whose holidays are kept beside the country's; empty: none. */
    region: text().notNull(),
    timeZone: text("time_zone").notNull(),
    /** `MON 09:00-18:00`, in the order of the week; none meets another. */
    spans: text().array().notNull(),
  },
  (t) => [
    uniqueIndex("work_time_of").on(t.site, t.countryCode, t.purpose),
    index("work_time_by_country").on(t.site, t.countryCode, t.id),
    index("work_time_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
