import type { Db } from "@linehaul/kit/database-type";
import type { Lane } from "@linehaul/schema/base-data/lane";
import type { FieldProblem } from "@linehaul/schema/envelope";
import type { Period } from "@linehaul/schema/period";
import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { country } from "./country/table.ts";

/** Both ends of a lane lie in countries that are in the list, told at each. */
export async function laneProblems(db: Db, row: Lane): Promise<FieldProblem[]> {
  const ends = (["fromCountry", "toCountry"] as const).flatMap((field) => {
    const code = row[field];
    return code === null ? [] : [{ field, code }];
  });
  const codes = ends.map(({ code }) => code);
  const known = await db.select({ code: country.countryCode }).from(country).where(inArray(country.countryCode, codes));
  return ends
    .filter(({ code }) => !known.some((one) => one.code === code))
    .map(({ field, code }) => ({ path: [field], key: "country.unknown", params: { code } }));
}

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
