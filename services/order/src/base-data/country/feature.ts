import { feature as bind } from "@linehaul/kit/feature";
import { nameI18n } from "@linehaul/schema/base-data/coded";
import { countryRoutes } from "@linehaul/schema/base-data/country";
import { asc } from "drizzle-orm";
import { country } from "./table.ts";

export const feature = bind(countryRoutes, {
  list: async (_input, call) => {
    const rows = await call.db.select().from(country).orderBy(asc(country.countryCode));
    return rows.map((row) => ({
      countryCode: row.countryCode,
      countryNameI18n: nameI18n(row),
      phoneCode: row.phoneCode,
      currencyCode: row.currencyCode,
      timeZone: row.timeZone,
      status: row.status,
      levelsI18n: { en: row.levelsEn, "zh-CN": row.levelsZhCn, "zh-HK": row.levelsZhHk },
    }));
  },
});
