import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { selectRows } from "@linehaul/kit/table-rows";
import { CALENDAR_PURPOSES } from "@linehaul/schema/base-data/calendar/words";
import { type Holiday, type HolidayYear, SourcedHoliday } from "@linehaul/schema/base-data/holiday/row";
import { MOST_PULLED } from "@linehaul/schema/base-data/pull/found";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { countryProblems } from "../country/known.ts";
import type { PullKind } from "../pull/kind.ts";
import { keepApart } from "./overlap.ts";
import { kind, meeting } from "./rows.ts";
import { holiday } from "./table.ts";

const meets = (a: SourcedHoliday, b: Pick<Holiday, "firstDay" | "lastDay">): boolean =>
  a.firstDay <= b.lastDay && b.firstDay <= a.lastDay;

/** Public holidays of a country and a year as they are proposed: those of whose days none has a holiday here. 400001 where there is no such country. */
export async function proposedOf(
  call: Pick<Call, "db" | "language">,
  { countryCode, year }: HolidayYear,
): Promise<PullKind<typeof holiday, Holiday, SourcedHoliday>> {
  const fields = await countryProblems(call.db, countryCode);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  const days = { firstDay: `${String(year)}-01-01`, lastDay: `${String(year)}-12-31` };
  const here = await selectRows(call.db, holiday, {
    where: and(eq(holiday.countryCode, countryCode), eq(holiday.region, ""), meeting(days)),
  });
  return {
    ...kind,
    what: `holidays/${countryCode}/${String(year)}`,
    contract: z.object({
      rows: z
        .array(SourcedHoliday.refine((row) => meets(row, days), { path: ["firstDay"] }))
        .max(MOST_PULLED)
        .refine((rows) => rows.every((row, n) => rows.every((other, m) => n === m || !meets(row, other))), "duplicate")
        .transform((rows) => rows.filter((row) => !here.some((one) => meets(row, one)))),
    }),
    // What is here is nobody's to take away by a proposal, nor changed by it.
    where: sql`false`,
    keyOf: ({ firstDay }) => firstDay,
    nameOf: ({ firstDay, nameEn }) => `${firstDay} ${nameEn}`,
    fields: {
      lastDay: ({ lastDay }) => lastDay,
      nameZhCn: ({ nameZhCn }) => nameZhCn,
      nameZhHk: ({ nameZhHk }) => nameZhHk,
    },
    columns: (row) => ({ ...row, countryCode, region: "", worksAs: "DAY_OFF", purposes: [...CALENDAR_PURPOSES] }),
    written: async (tx, rows) => {
      for (const row of rows) await keepApart(tx, row, call.language);
    },
  };
}
