import type { Db } from "@linehaul/kit/database-type";
import type { RegionOffered, RegionSought } from "@linehaul/schema/base-data/region/row";
import { and, asc, eq, sql } from "drizzle-orm";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { found } from "./found.ts";
import { region as t } from "./table.ts";

const MOST = 20;
/** A first level is short, and chosen from as a whole. */
const MOST_FIRST = 100;

/** Neither out of use nor in a place that is. */
export const isOffered = and(
  eq(t.status, "ENABLED"),
  sql`not exists (select 1 from region as above where above.code = any(${t.ancestors}) and above.status = 'DISABLED')`,
);

/** Places whose names, or a word of them, begin so; the larger ones first. Without a text the first level. */
export function offered(db: Db, { countryCode, text }: RegionSought): Promise<RegionOffered[]> {
  const key = regionKey(text);
  return db
    .select({ name: t.name, path: t.path })
    .from(t)
    .where(
      and(
        eq(t.countryCode, countryCode),
        isOffered,
        key === "" ? eq(t.level, 1) : found([`|${key}`, ` ${key}`].map((text) => ({ column: t.search, text }))),
      ),
    )
    .orderBy(asc(t.level), asc(t.name), asc(t.id))
    .limit(key === "" ? MOST_FIRST : MOST);
}
