import { catalogueColumns } from "@linehaul/kit/catalogue";
import { PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import { WEEKDAYS } from "@linehaul/schema/weekday";
import { SITE_CODES } from "@linehaul/schema/sites";
import { date, index, pgTable, text } from "drizzle-orm/pg-core";

/** How parcels are picked up at places, for some days. Scoped by site. What two rows say of one place never overlaps: see overlap.ts. */
export const pickupNotice = pgTable(
  "pickup_notice",
  {
    ...catalogueColumns(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    /** Country, region and city in one line, for lists. */
    place: text("place").notNull(),
    countryCode: text("country_code").notNull(),
    /** Empty: the whole country. */
    region: text("region").notNull(),
    /** Empty: the whole region. */
    city: text("city").notNull(),
    /** Empty: every product. */
    productCode: text("product_code").notNull(),
    ways: text("ways", { enum: PICKUP_TYPES }).array().notNull(),
    weekdays: text("weekdays", { enum: WEEKDAYS }).array().notNull(),
    /** By the site's clock, as `09:00`. */
    fromTime: text("from_time").notNull(),
    toTime: text("to_time").notNull(),
    cutOff: text("cut_off").notNull(),
    noticeEn: text("notice_en").notNull(),
    noticeZhCn: text("notice_zh_cn").notNull(),
    noticeZhHk: text("notice_zh_hk").notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to"),
  },
  (t) => [
    index("pickup_notice_by_place").on(t.site, t.place, t.id),
    index("pickup_notice_by_day").on(t.site, t.validFrom, t.id),
    index("pickup_notice_modified").on(t.site, t.modifiedAt, t.id),
    index("pickup_notice_of_place").on(t.site, t.countryCode, t.region, t.city, t.productCode),
  ],
);
