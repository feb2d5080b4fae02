import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "../database-type.ts";
import type { TaskWork } from "./task.ts";

const Done = z.object({ count: z.int() });

/**
 * Does in small steps what one statement would take too long for, and says to how many rows: `change` does it to at most `most` of those that
 * are left, and ends in `returning 1`. Between two of them the work can be cut short.
 */
export async function inSteps(
  { db, signal }: Pick<TaskWork, "db" | "signal">,
  most: number,
  change: SQL,
): Promise<number> {
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const [done] = await rowsOf(db, sql`with changed as (${change}) select count(*)::int as count from changed`, Done);
    count += done?.count ?? 0;
    if ((done?.count ?? 0) < most) return count;
  }
}
