import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Whom to call, by the country and area that shipments come from. Scoped by site. */
export const customerService = pgTable(
  "customer_service",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    countryCode: text("country_code").notNull(),
    /** Empty: all of the country. */
    area: text().notNull(),
    /** What areas are compared by: see region-key.ts. */
    areaKey: text("area_key").notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    nameEn: text("name_en").notNull(),
    nameZhCn: text("name_zh_cn").notNull(),
    nameZhHk: text("name_zh_hk").notNull(),
  },
  (t) => [
    uniqueIndex("customer_service_of").on(t.site, t.countryCode, t.areaKey),
    index("customer_service_by_country").on(t.site, t.countryCode, t.id),
    index("customer_service_by_area").on(t.site, t.area, t.id),
    index("customer_service_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
