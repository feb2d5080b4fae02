import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { TimeZone, TimeZoneFilter } from "@linehaul/schema/base-data/time-zone";
import { and, eq, type SQL } from "drizzle-orm";
import { timeZone } from "./table.ts";

const view = (row: typeof timeZone.$inferSelect): TimeZone => ({
  ...row,
  nextChangeAt: row.nextChangeAt?.toISOString() ?? null,
  ...catalogueView(row),
});
export const kind = { table: timeZone, row: view, event: "timeZone.changed" };

const { code, nameEn, nameZhCn, nameZhHk, status } = timeZone;
export const matching = (filter: TimeZoneFilter = {}): SQL | undefined =>
  and(anyContains([code, nameEn, nameZhCn, nameZhHk], filter.keyword), filter.status && eq(status, filter.status));
