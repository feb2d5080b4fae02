import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { MOST_SEARCHES } from "@linehaul/schema/orders/order/finding-limits";
import { and, asc, eq, lte } from "drizzle-orm";
import { orderSearch } from "./table.ts";

/** How long a value counts after it was looked for last. */
export const COUNTED_MS = 3_600_000;
const freeAt = (at: Date): Date => new Date(at.getTime() + COUNTED_MS);

/**
 * Counts a value that a user looks for, or refuses it: one that he looked for within the hour is none of the sixty. His searches go one
 * after the other, at whatever instance, so that concurrent ones count each other.
 */
export async function countSearch(tx: Db, user: string, digest: string, now: Date): Promise<void> {
  await oneAtATime(tx, `order_search ${user}`);
  const his = eq(orderSearch.user, user);
  await tx.delete(orderSearch).where(and(his, lte(orderSearch.at, new Date(now.getTime() - COUNTED_MS))));
  const counted = await tx.select().from(orderSearch).where(his).orderBy(asc(orderSearch.at));
  const [oldest] = counted.slice(-MOST_SEARCHES);
  if (oldest && counted.length >= MOST_SEARCHES && counted.every((one) => one.digest !== digest))
    throw fail(SERVICE_CODES.tooOften, { detail: freeAt(oldest.at).toISOString() });
  await tx
    .insert(orderSearch)
    .values({ user, digest, at: now })
    .onConflictDoUpdate({ target: [orderSearch.user, orderSearch.digest], set: { at: now } });
}
