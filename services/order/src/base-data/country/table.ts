import { pgTable, text } from "drizzle-orm/pg-core";

/** Countries of ISO 3166-1. Common to the sites. */
export const country = pgTable("country", {
  countryCode: text("country_code").primaryKey(),
  nameEn: text("name_en").notNull(),
  nameZhCn: text("name_zh_cn").notNull(),
  nameZhHk: text("name_zh_hk").notNull(),
  phoneCode: text("phone_code").notNull(),
  currencyCode: text("currency_code").notNull(),
  timeZone: text("time_zone").notNull(),
});
