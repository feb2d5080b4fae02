import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { CALENDAR_PURPOSES } from "@linehaul/schema/base-data/calendar/words";
import type { Holiday, SavedHoliday } from "@linehaul/schema/base-data/holiday/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { countryProblems } from "../country/known.ts";
import { keepApart } from "./overlap.ts";
import { kind } from "./rows.ts";

/** Writes a holiday of a country of the list, if no other one has its days. */
export async function save(call: Call, { id, version, ...values }: SavedHoliday): Promise<Holiday> {
  const fields = await countryProblems(call.db, values.countryCode);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    // Each once, in its own order.
    values: { ...values, purposes: CALENDAR_PURPOSES.filter((one) => values.purposes.includes(one)) },
    unique: {},
    buttons: { create: "HOLIDAY.CREATE", edit: "HOLIDAY.EDIT" },
    check: (tx, after) => keepApart(tx, after, call.language),
  });
}
