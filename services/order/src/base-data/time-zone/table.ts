import { catalogueColumns } from "@linehaul/kit/catalogue";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** Time zones as they were worked out last. Common to the sites. */
export const timeZone = pgTable(
  "time_zone",
  {
    ...catalogueColumns(),
    code: text().notNull(),
    nameEn: text("name_en").notNull(),
    nameZhCn: text("name_zh_cn").notNull(),
    nameZhHk: text("name_zh_hk").notNull(),
    offsetMinutes: integer("offset_minutes").notNull(),
    nextChangeAt: timestamp("next_change_at", { withTimezone: true, precision: 3 }),
    nextOffsetMinutes: integer("next_offset_minutes"),
  },
  (t) => [
    uniqueIndex("time_zone_code").on(t.code),
    index("time_zone_offset").on(t.offsetMinutes, t.id),
    index("time_zone_modified").on(t.modifiedAt, t.id),
  ],
);
