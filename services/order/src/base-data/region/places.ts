import type { Db } from "@linehaul/kit/database-type";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { isOffered } from "./offered.ts";
import { region as t } from "./table.ts";

/** The cities of a country with their regions, as parcels are picked up there: the second level; a first one with nothing below is a city of no region. */
export function placesOf(db: Db, countryCode: string): Promise<{ region: string; city: string }[]> {
  const region = sql<string>`coalesce(${t.path}[1], '')`;
  return db
    .select({ region, city: t.name })
    .from(t)
    .where(
      and(eq(t.countryCode, countryCode), isOffered, inArray(t.level, [1, 2]), sql`(${t.level} = 2 or ${t.below} = 0)`),
    )
    .orderBy(asc(region), asc(t.name));
}
