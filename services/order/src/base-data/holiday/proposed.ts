import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { selectRows } from "@linehaul/kit/table-rows";
import { CALENDAR_PURPOSES } from "@linehaul/schema/base-data/calendar/words";
import { type Holiday, type HolidaysSought, SourcedHoliday } from "@linehaul/schema/base-data/holiday/row";
import { MOST_PULLED } from "@linehaul/schema/base-data/pull/found";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { countryProblems } from "../country/known.ts";
import { isOffered } from "../region/offered.ts";
import { region } from "../region/table.ts";
import type { PullKind } from "../pull/kind.ts";
import { keepApart } from "./overlap.ts";
import { kind, meeting } from "./rows.ts";
import { holiday } from "./table.ts";

const meets = (a: SourcedHoliday, b: Pick<Holiday, "firstDay" | "lastDay">): boolean =>
  a.firstDay <= b.lastDay && b.firstDay <= a.lastDay;

/** Where holidays are kept: how a source calls it, and how holidays name it. */
interface Keeper {
  readonly code: string;
  readonly region: string;
}
/** The country, or one of its largest places, in use; null where there is none of that name. */
async function keeperOf(db: Db, { countryCode, region: name }: HolidaysSought): Promise<Keeper | null> {
  if (name.trim() === "") return { code: countryCode, region: "" };
  const named = and(eq(region.countryCode, countryCode), eq(region.nameKey, regionKey(name)), eq(region.level, 1));
  const [found] = await db.select({ code: region.code, region: region.name }).from(region).where(and(named, isOffered));
  return found ?? null;
}

/** Public holidays of a country, or of a region of it, and a year as they are proposed: those of whose days none has a holiday here. 400001 where there is no such place. */
export async function proposedOf(
  call: Pick<Call, "db" | "language">,
  sought: HolidaysSought,
): Promise<PullKind<typeof holiday, Holiday, SourcedHoliday>> {
  const { countryCode, year } = sought;
  const keeper = await keeperOf(call.db, sought);
  const fields = await countryProblems(call.db, countryCode);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  if (keeper === null)
    throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["region"], key: "region.unknown", params: {} }] });
  const days = { firstDay: `${String(year)}-01-01`, lastDay: `${String(year)}-12-31` };
  const here = await selectRows(call.db, holiday, {
    where: and(eq(holiday.countryCode, countryCode), eq(holiday.region, keeper.region), meeting(days)),
  });
  return {
    ...kind,
    what: `holidays/${keeper.code}/${String(year)}`,
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
    columns: (row) => ({
      ...row,
      countryCode,
      region: keeper.region,
      worksAs: "DAY_OFF",
      purposes: [...CALENDAR_PURPOSES],
    }),
    written: async (tx, rows) => {
      for (const row of rows) await keepApart(tx, row, call.language);
    },
  };
}
