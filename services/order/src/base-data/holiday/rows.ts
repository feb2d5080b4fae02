import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { Holiday, HolidayFilter } from "@linehaul/schema/base-data/holiday/row";
import { and, eq, gte, lte, type SQL } from "drizzle-orm";
import { holiday } from "./table.ts";

export const view = (row: typeof holiday.$inferSelect): Holiday => ({ ...row, ...catalogueView(row) });
export const kind = { table: holiday, row: view, event: "holiday.changed" };

export const matching = ({ keyword, status }: HolidayFilter = {}): SQL | undefined => {
  const { countryCode, region, nameEn, nameZhCn, nameZhHk } = holiday;
  return and(
    anyContains([countryCode, region, nameEn, nameZhCn, nameZhHk], keyword),
    status && eq(holiday.status, status),
  );
};

/** Those that have one of the days. */
export const meeting = (days: { readonly firstDay: string; readonly lastDay: string }): SQL | undefined =>
  and(lte(holiday.firstDay, days.lastDay), gte(holiday.lastDay, days.firstDay));
