import type { Db } from "@linehaul/kit/database-type";
import type { SiteCode } from "@linehaul/schema/sites";
import { userTask } from "@linehaul/kit/tasks/tables";
import { and, eq, gte, isNotNull, notExists } from "drizzle-orm";
import { allocating } from "./table.ts";

/** Storing takes half a minute: what stands for longer was left by a process that ended. */
const LONGEST_MS = 15 * 60_000;

/** An import begins to be stored: until `endAllocating` files of orders wait. The same task may begin again. */
export const beginAllocating = async (db: Db, site: SiteCode, task: string, since: Date): Promise<void> =>
  void (await db
    .insert(allocating)
    .values({ id: task, site, since })
    .onConflictDoUpdate({ target: allocating.id, set: { since } }));

/** It is stored, or is not going to be. */
export const endAllocating = async (db: Db, task: string): Promise<void> =>
  void (await db.delete(allocating).where(eq(allocating.id, task)));

/** Is the site storing an import? Then numbers of today are being allocated (ORD-07). */
export async function isAllocating(db: Db, site: SiteCode, now: Date): Promise<boolean> {
  const recent = gte(allocating.since, new Date(now.getTime() - LONGEST_MS));
  // One that was cancelled, or given up, may leave its row.
  const isOver = db
    .select({ id: userTask.id })
    .from(userTask)
    .where(and(eq(userTask.id, allocating.id), isNotNull(userTask.endedAt)));
  const found = await db
    .select({ id: allocating.id })
    .from(allocating)
    .where(and(eq(allocating.site, site), recent, notExists(isOver)))
    .limit(1);
  return found.length > 0;
}
