import { and, isNotNull, lt, sql } from "drizzle-orm";
import { inSteps } from "../jobs/in-steps.ts";
import type { ScheduledTask, TaskWork } from "../jobs/task.ts";
import { delivery } from "./tables.ts";

/** Long enough to find out what was said, and no longer: what was sent names people in the clear (PERM-12). */
export const SENT_KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 1_000;

/** Forgets what deliveries sent that ended long ago. That they were sent, when, by whom and with what answer stays. */
export async function forgetOldBodies(work: Omit<TaskWork, "storage" | "write">): Promise<void> {
  const before = new Date(work.now.getTime() - SENT_KEPT_DAYS * DAY_MS);
  const old = and(isNotNull(delivery.body), lt(delivery.endedAt, before));
  const forgotten = sql`update ${delivery} set body = null
    where ctid = any(array(select ctid from ${delivery} where ${old} limit ${AT_ONCE})) returning 1`;
  work.tell("DELETED", await inSteps(work, AT_ONCE, forgotten));
}

export const forgetSent: ScheduledTask = { name: "FORGET_SENT", cron: "57 18 * * *", run: forgetOldBodies };
