import { and, isNotNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "../database-type.ts";
import type { ScheduledTask, TaskWork } from "../jobs/task.ts";
import { delivery } from "./tables.ts";

/** Long enough to find out what was said, and no longer: what was sent names people in the clear (PERM-12). */
export const SENT_KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;
const Gone = z.object({ count: z.int() });

/** Forgets what deliveries sent that ended long ago. That they were sent, when, by whom and with what answer stays. */
export async function forgetOldBodies({ db, signal, now, tell }: Omit<TaskWork, "storage">): Promise<void> {
  const before = new Date(now.getTime() - SENT_KEPT_DAYS * DAY_MS);
  const old = and(isNotNull(delivery.body), lt(delivery.endedAt, before));
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const [gone] = await rowsOf(
      db,
      sql`with gone as (update ${delivery} set body = null
        where ctid = any(array(select ctid from ${delivery} where ${old} limit ${AT_ONCE})) returning 1)
        select count(*)::int as count from gone`,
      Gone,
    );
    count += gone?.count ?? 0;
    if ((gone?.count ?? 0) < AT_ONCE) return tell("DELETED", count);
  }
}

export const forgetSent: ScheduledTask = { name: "FORGET_SENT", cron: "57 18 * * *", run: forgetOldBodies };
