import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { DefaultCityCode, DefaultCityCodeFilter } from "@linehaul/schema/base-data/default-city-code";
import { and, eq, type SQL } from "drizzle-orm";
import { defaultCityCode as t } from "./table.ts";

const view = (row: typeof t.$inferSelect): DefaultCityCode => ({ ...row, ...catalogueView(row) });
export const kind = { table: t, row: view, event: "defaultCityCode.changed" };

const searched = [t.cityCode, t.region, t.postFrom, t.postTo, t.countryCode];
export const matching = ({ keyword, status }: DefaultCityCodeFilter = {}): SQL | undefined =>
  and(anyContains(searched, keyword), status && eq(t.status, status));
