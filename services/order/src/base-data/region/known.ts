import type { Db } from "@linehaul/kit/database-type";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { and, eq, sql } from "drizzle-orm";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { isOffered } from "./offered.ts";
import { region as t } from "./table.ts";

/** What a row says of an area, and what it said before. */
interface Named {
  readonly countryCode: string;
  readonly area: string;
}

/**
 * What the contract can't know: an area is one of the places of its country that are offered, by the name that addresses write, however written.
 * Until the first level of a country was taken from the source its tree is not whole, and any area may be named; empty is all of the country;
 * what a row had already is not judged anew.
 */
export async function areaProblems(
  db: Db,
  path: string,
  { countryCode, area }: Named,
  was?: Named,
): Promise<FieldProblem[]> {
  const key = regionKey(area);
  if (key === "" || (was?.countryCode === countryCode && regionKey(was.area) === key)) return [];
  const [found] = await db
    .select({
      isWhole: sql<boolean>`coalesce(bool_or(${t.level} = 1 and ${t.sourced} is not null), false)`,
      named: sql<boolean>`coalesce(bool_or(${t.nameKey} = ${key}), false)`,
    })
    .from(t)
    .where(and(eq(t.countryCode, countryCode), isOffered));
  return found?.isWhole === true && !found.named ? [{ path: [path], key: "region.unknown", params: {} }] : [];
}
