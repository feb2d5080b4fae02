import { type Db, rowsOf } from "@linehaul/kit/database-type";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { regionCopy as t } from "./table.ts";

/** From the largest down. */
const LEVELS = ["province", "city", "county"] as const;
type Level = (typeof LEVELS)[number];
/** Where an address is, as it is written. */
export type Address = { readonly countryCode: string } & Readonly<Record<Level, string | null>>;
/** An address as it is, and as it was. */
export interface Located {
  readonly is: Address;
  readonly was: Address | null;
}

/** A name, and the place that it is sought in; in the country itself without one. */
interface Sought {
  readonly countryCode: string;
  readonly parentCode: string | null;
  readonly key: string;
}
const told = ({ countryCode, parentCode, key }: Sought): string => JSON.stringify([countryCode, parentCode, key]);

const Within = z.object({ isWhole: z.boolean(), code: z.string().nullable() });
type Within = z.infer<typeof Within>;
const Found = Within.extend({ n: z.int() });
/** Of what lies in each place, or in each country itself: the one of a name, and is all of it known? One question, however many. */
async function lookWithin(db: Db, sought: readonly Sought[], isIn: "COUNTRY" | "PLACE"): Promise<Map<string, Within>> {
  const once = [...new Map(sought.map((one) => [told(one), one])).values()];
  if (once.length === 0) return new Map();
  const listed = JSON.stringify(
    once.map(({ countryCode, parentCode, key }, n) => ({ n, countryCode, parentCode, key })),
  );
  // Apart, for each goes by the index so.
  const lies = isIn === "COUNTRY" ? sql`${t.parentCode} is null` : sql`${t.parentCode} = sought."parentCode"`;
  const found = await rowsOf(
    db,
    sql`select sought.n, coalesce(bool_or(${t.isSourced}), false) as "isWhole",
        min(${t.code}) filter (where ${t.isUsed} and ${t.nameKey} = sought.key) as code
      from json_to_recordset(cast(${listed} as json)) as sought (n int, "countryCode" text, "parentCode" text, key text)
      join ${t} on ${t.countryCode} = sought."countryCode" and ${lies}
      group by sought.n`,
    Found,
  );
  const byPlace = new Map(found.map((row) => [row.n, row]));
  return new Map(once.map((one, n) => [told(one), byPlace.get(n) ?? { isWhole: false, code: null }]));
}

/** An address that is known so far, by its place among those asked about. */
interface Open extends Located {
  readonly n: number;
  readonly parentCode: string | null;
  readonly isUntouched: boolean;
}
/**
 * The parts of addresses that name no place in use of what they lie in, where the source has said all that lies there (SYS-07), as the copy has
 * it, each in its place. What an address had before is not judged anew, nor what lies in a place that nobody knows.
 */
export async function unknownPlaces(db: Db, located: readonly Located[]): Promise<Level[][]> {
  const unknown: Level[][] = located.map(() => []);
  let open: readonly Open[] = located.map(({ is, was }, n) => {
    return { n, is, was, parentCode: null, isUntouched: is.countryCode === was?.countryCode };
  });
  for (const level of LEVELS) {
    const asked = open.flatMap((one) => {
      const key = regionKey(one.is[level] ?? "");
      const isUntouched = one.isUntouched && key === regionKey(one.was?.[level] ?? "");
      return key === "" ? [] : [{ ...one, countryCode: one.is.countryCode, key, isUntouched }];
    });
    const found = await lookWithin(db, asked, level === "province" ? "COUNTRY" : "PLACE");
    open = asked.flatMap((one) => {
      const { isWhole, code } = found.get(told(one)) ?? { isWhole: false, code: null };
      if (code !== null) return [{ ...one, parentCode: code }];
      if (isWhole && !one.isUntouched) unknown[one.n]?.push(level);
      return [];
    });
  }
  return unknown;
}
