import { and, asc, count, eq, inArray, isNull } from "drizzle-orm";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { RUNNING_EACH, WAITING_EACH } from "@linehaul/schema/orders/export-task";
import type { Db } from "../database-type.ts";
import { fail } from "../fail.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { userTask } from "./tables.ts";

/** What decides about a user's places goes one after the other, at whatever instance, until the transaction ends. */
export const lockPlaces = (tx: Db, user: string): Promise<void> => oneAtATime(tx, `user_task ${user}`);

const openOf = (user: string) => and(eq(userTask.user, user), isNull(userTask.endedAt));

/** Refuses one more than may wait. */
export async function refuseSurplus(tx: Db, user: string): Promise<void> {
  const [open] = await tx.select({ n: count() }).from(userTask).where(openOf(user));
  if ((open?.n ?? 0) >= RUNNING_EACH + WAITING_EACH) throw fail(SERVICE_CODES.tooMany);
}

/**
 * Gives a user's free places to those of his tasks that wait longest. Only what has a place is sent as a job, so that nobody's third task
 * occupies a worker; and a user's first goes before everybody's second.
 */
export async function release(tx: Db, jobs: Jobs, user: string): Promise<void> {
  const open = await tx
    .select({ id: userTask.id, isReleased: userTask.isReleased })
    .from(userTask)
    .where(openOf(user))
    .orderBy(asc(userTask.askedAt), asc(userTask.id));
  const taken = open.filter((task) => task.isReleased).length;
  const next = open.filter((task) => !task.isReleased).slice(0, Math.max(0, RUNNING_EACH - taken));
  if (next.length === 0) return;
  const ids = next.map(({ id }) => id);
  await tx.update(userTask).set({ isReleased: true }).where(inArray(userTask.id, ids));
  for (const [n, id] of ids.entries())
    await jobs.send(tx, "userTask", { task: id }, { priority: taken + n === 0 ? 1 : 0 });
}
