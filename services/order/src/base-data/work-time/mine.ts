import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { WorkTime, WorkTimeFilter } from "@linehaul/schema/base-data/work-time/row";
import { and, eq, type SQL } from "drizzle-orm";
import { workTime } from "./table.ts";

const view = (row: typeof workTime.$inferSelect): WorkTime => ({ ...row, ...catalogueView(row) });

export const mine = siteCatalogue({ table: workTime, row: view, event: "workTime.changed" });

export const matching = ({ keyword, status }: WorkTimeFilter = {}): SQL | undefined => {
  const { countryCode, region, timeZone } = workTime;
  return and(anyContains([countryCode, region, timeZone], keyword), status && eq(workTime.status, status));
};
