import { feature as bind } from "@linehaul/kit/feature";
import { countryRoutes } from "@linehaul/schema/base-data/country";
import { asc } from "drizzle-orm";
import { country } from "./table.ts";

export const feature = bind(countryRoutes, {
  list: async (_input, call) => {
    const rows = await call.db.select().from(country).orderBy(asc(country.countryCode));
    return rows.map(({ nameEn, nameZhCn, nameZhHk, ...row }) => ({
      ...row,
      countryNameI18n: { en: nameEn, "zh-CN": nameZhCn, "zh-HK": nameZhHk },
    }));
  },
});
