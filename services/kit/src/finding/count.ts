import { MOST_SEARCHES } from "@linehaul/schema/finding/limits";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, asc, eq, getTableName, lte } from "drizzle-orm";
import type { Db } from "../database-type.ts";
import { fail } from "../fail.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import type { FindingTables } from "./tables.ts";

/** How long a value counts after it was looked for last. */
export const COUNTED_MS = 3_600_000;
const freeAt = (at: Date): Date => new Date(at.getTime() + COUNTED_MS);

interface Searched {
  readonly user: string;
  /** Of what he looks for. */
  readonly digest: string;
  readonly now: Date;
}
/**
 * Counts a value that a user looks for, or refuses it: one that he looked for within the hour is none of the sixty. His searches go one
 * after the other, at whatever instance, so that concurrent ones count each other.
 */
export async function countSearch(
  tx: Db,
  search: FindingTables["search"],
  { user, digest, now }: Searched,
): Promise<void> {
  await oneAtATime(tx, `${getTableName(search)} ${user}`);
  const his = eq(search.user, user);
  await tx.delete(search).where(and(his, lte(search.at, new Date(now.getTime() - COUNTED_MS))));
  const counted = await tx.select().from(search).where(his).orderBy(asc(search.at));
  const [oldest] = counted.slice(-MOST_SEARCHES);
  if (oldest && counted.length >= MOST_SEARCHES && counted.every((one) => one.digest !== digest))
    throw fail(SERVICE_CODES.tooOften, { detail: freeAt(oldest.at).toISOString() });
  await tx
    .insert(search)
    .values({ user, digest, at: now })
    .onConflictDoUpdate({ target: [search.user, search.digest], set: { at: now } });
}
