import { catalogueColumns } from "@linehaul/kit/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Warehouses where parcels are handed in, gathered and collected. Scoped by site. */
export const warehouseAddress = pgTable(
  "warehouse_address",
  {
    ...catalogueColumns(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    code: text("code").notNull(),
    nameEn: text("name_en").notNull(),
    nameZh: text("name_zh").notNull(),
    countryCode: text("country_code").notNull(),
    province: text("province").notNull(),
    city: text("city").notNull(),
    district: text("district").notNull(),
    address: text("address").notNull(),
    postCode: text("post_code").notNull(),
    contactName: text("contact_name").notNull(),
    contactPhone: text("contact_phone").notNull(),
    sort: integer("sort").notNull(),
    remark: text("remark").notNull(),
  },
  (t) => [
    uniqueIndex("warehouse_address_code").on(t.site, t.code),
    index("warehouse_address_by_code").on(t.site, t.code, t.id),
    index("warehouse_address_by_sort").on(t.site, t.sort, t.id),
    index("warehouse_address_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
