import { catalogueView } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import { anyContains } from "@linehaul/kit/contains";
import { siteScope } from "@linehaul/kit/scope";
import type { WorkTime, WorkTimeFilter } from "@linehaul/schema/base-data/work-time/row";
import { and, eq, type SQL } from "drizzle-orm";
import { workTime } from "./table.ts";

const view = (row: typeof workTime.$inferSelect): WorkTime => ({ ...row, ...catalogueView(row) });

/** The catalogue as the caller has it: the rows of his site, when his data groups open it. */
export const mine = async (call: Call) => ({
  table: workTime,
  row: view,
  event: "workTime.changed",
  site: call.caller.site,
  within: siteScope(call.caller, await call.scope(), workTime.site),
});

export const matching = ({ keyword, status }: WorkTimeFilter = {}): SQL | undefined => {
  const { countryCode, region, timeZone } = workTime;
  return and(anyContains([countryCode, region, timeZone], keyword), status && eq(workTime.status, status));
};
