import type { ScheduledTask, TaskWork } from "@linehaul/kit/jobs/task";
import { eq, lte, sql } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database-type";
import { timeZone } from "./table.ts";
import { clockOf } from "./zones.ts";

/** Works out the clocks that were put forward or back since they were worked out last; how many. */
export async function turnDue(db: Db, now: Date): Promise<number> {
  const due = await db
    .select()
    .from(timeZone)
    .where(lte(timeZone.nextChangeAt, now))
    .for("no key update", { skipLocked: true });
  for (const { id, code } of due)
    await db
      .update(timeZone)
      .set({ ...clockOf(code, now), version: sql`${timeZone.version} + 1`, modifiedBy: "system", modifiedAt: now })
      .where(eq(timeZone.id, id));
  return due.length;
}

/** Keeps the list of zones and what forms say of them true by itself (SYS-07): clocks are turned on the hour. */
async function run({ now, write, tell }: Pick<TaskWork, "now" | "write" | "tell">): Promise<void> {
  tell("CHANGED", await write((tx) => turnDue(tx, now)));
}
export const turnClocks: ScheduledTask = { name: "TURN_CLOCKS", cron: "1,16,31,46 * * * *", run };
