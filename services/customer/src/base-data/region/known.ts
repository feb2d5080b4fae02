import type { Db } from "@linehaul/kit/database-type";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { and, eq, isNull, sql } from "drizzle-orm";
import { regionCopy as t } from "./table.ts";

/** From the largest down. */
const LEVELS = ["province", "city", "county"] as const;
type Level = (typeof LEVELS)[number];
/** Where an address is, as it is written. */
export type Address = { readonly countryCode: string } & Readonly<Record<Level, string | null>>;

/** Of what lies in a place, or in the country itself: the one of a name, and is all of it known? */
async function lookWithin(db: Db, of: { countryCode: string; parentCode: string | null; key: string }) {
  const [found] = await db
    .select({
      isWhole: sql<boolean>`coalesce(bool_or(${t.isSourced}), false)`,
      code: sql<string | null>`min(${t.code}) filter (where ${t.isUsed} and ${t.nameKey} = ${of.key})`,
    })
    .from(t)
    .where(
      and(
        eq(t.countryCode, of.countryCode),
        of.parentCode === null ? isNull(t.parentCode) : eq(t.parentCode, of.parentCode),
      ),
    );
  return found ?? { isWhole: false, code: null };
}

/**
 * The parts of an address that name no place in use of what they lie in, where the source has said all that lies there (SYS-07), as the copy has
 * it. What the address had before is not judged anew, nor what lies in a place that nobody knows.
 */
export async function unknownPlaces(db: Db, is: Address, was: Address | null): Promise<Level[]> {
  const unknown: Level[] = [];
  let isUntouched = is.countryCode === was?.countryCode;
  let parentCode: string | null = null;
  for (const level of LEVELS) {
    const key = regionKey(is[level] ?? "");
    if (key === "") break;
    isUntouched &&= key === regionKey(was?.[level] ?? "");
    const { isWhole, code } = await lookWithin(db, { countryCode: is.countryCode, parentCode, key });
    if (code === null) {
      if (isWhole && !isUntouched) unknown.push(level);
      break;
    }
    parentCode = code;
  }
  return unknown;
}
