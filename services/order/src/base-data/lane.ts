import type { Db } from "@linehaul/kit/database-type";
import type { Lane } from "@linehaul/schema/base-data/lane";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { Period } from "@linehaul/schema/period";
import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { country } from "./country/table.ts";

type Ends = Pick<Lane, "fromCountry" | "toCountry">;
const endsOf = (lane: Ends) =>
  (["fromCountry", "toCountry"] as const).flatMap((field) => {
    const code = lane[field];
    return code === null ? [] : [{ field, code }];
  });
/** Both ends of lanes lie in countries that are in the list, told at each, by the place of the lane: one statement, however many. */
export async function lanesProblems(db: Db, lanes: readonly Ends[]): Promise<FieldProblem[][]> {
  const codes = [...new Set(lanes.flatMap(endsOf).map(({ code }) => code))];
  const rows = await db.select({ code: country.countryCode }).from(country).where(inArray(country.countryCode, codes));
  const known = new Set(rows.map(({ code }) => code));
  return lanes.map((lane) =>
    endsOf(lane)
      .filter(({ code }) => !known.has(code))
      .map(({ field, code }) => ({ path: [field], key: "country.unknown", params: { code } })),
  );
}
/** The same of one lane. */
export const laneProblems = async (db: Db, lane: Ends): Promise<FieldProblem[]> =>
  (await lanesProblems(db, [lane])).flat();

export const sameAs = (column: PgColumn, value: string | null): SQL =>
  value === null ? isNull(column) : eq(column, value);
const sameText = (column: PgColumn, value: string): SQL => sql`lower(${column}) = lower(${value})`;
/** Rows whose lane has both ends of another one. */
export const sameLane = (columns: Readonly<Record<keyof Lane, PgColumn>>, lane: Lane): SQL | undefined =>
  and(
    sameAs(columns.fromCountry, lane.fromCountry),
    sameText(columns.fromRegion, lane.fromRegion),
    sameAs(columns.toCountry, lane.toCountry),
    sameText(columns.toRegion, lane.toRegion),
  );
/** Rows that hold on a day of a period. */
export const daysMeet = (columns: Readonly<Record<keyof Period, PgColumn>>, period: Period): SQL | undefined =>
  and(
    or(isNull(columns.validTo), gte(columns.validTo, period.validFrom)),
    period.validTo === null ? undefined : lte(columns.validFrom, period.validTo),
  );
