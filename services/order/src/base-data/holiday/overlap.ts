import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import { nameIn } from "@linehaul/schema/base-data/coded";
import type { Holiday } from "@linehaul/schema/base-data/holiday/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Language } from "@linehaul/schema/sites";
import { and, arrayOverlaps, asc, eq, ne } from "drizzle-orm";
import { meeting } from "./rows.ts";
import { holiday } from "./table.ts";

/** Lets one write after the other say what holidays a country has, until its transaction ends. */
export const alone = (tx: Db, countryCode: string): Promise<void> => oneAtATime(tx, `holiday ${countryCode}`);

/** Another one of the country, the region and one of the purposes that has one of its days; the first of them, null for none. */
export async function otherThen(
  tx: Db,
  row: Pick<Holiday, "countryCode" | "region" | "purposes" | "firstDay" | "lastDay"> & { readonly id?: string },
): Promise<typeof holiday.$inferSelect | null> {
  const t = holiday;
  const [other = null] = await tx
    .select()
    .from(t)
    .where(
      and(
        eq(t.countryCode, row.countryCode),
        eq(t.region, row.region),
        arrayOverlaps(t.purposes, row.purposes),
        meeting(row),
        row.id === undefined ? undefined : ne(t.id, row.id),
      ),
    )
    .orderBy(asc(t.firstDay), asc(t.id))
    .limit(1);
  return other;
}

/** Refuses a holiday that shares a day with another one of its country, region and purpose: 409001 at the first day, the other one named. */
export async function keepApart(tx: Db, after: Holiday, language: Language): Promise<void> {
  await alone(tx, after.countryCode);
  const other = await otherThen(tx, after);
  if (other === null) return;
  const name = nameIn(other, language);
  const days = other.firstDay === other.lastDay ? other.firstDay : `${other.firstDay} – ${other.lastDay}`;
  throw fail(SERVICE_CODES.duplicate, {
    detail: `${name} · ${days}`,
    fields: [{ path: ["firstDay"], key: "holiday.overlap", params: { name, days } }],
  });
}
