import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import { inWeekOrder } from "@linehaul/schema/base-data/calendar/work-span";
import type { SavedWorkTime, WorkTime } from "@linehaul/schema/base-data/work-time/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { countryProblems } from "../country/known.ts";
import { zoneProblems } from "../time-zone/known.ts";
import { mine } from "./mine.ts";

/** Says the hours of a week. The module has one button for new ones and edits. */
export async function save(call: Call, { id, version, ...values }: SavedWorkTime): Promise<WorkTime> {
  const own = await mine(call);
  const [before] = id === undefined ? [] : await catalogueByIds(call, { ...own, ids: [id] });
  const fields = [
    ...(await countryProblems(call.db, values.countryCode)),
    ...(await zoneProblems(call.db, values.timeZone, before?.timeZone)),
  ];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...own,
    id,
    version,
    values: { ...values, spans: inWeekOrder(values.spans), site: newRowsSite(call.caller, await call.scope()) },
    unique: { work_time_of: "purpose" },
    buttons: { create: "WORK_TIME.EDIT", edit: "WORK_TIME.EDIT" },
  });
}
