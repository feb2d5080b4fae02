import { CronExpressionParser } from "cron-parser";
import { and, eq, isNull, lte, notInArray } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../database-type.ts";
import { createWake } from "../wake.ts";
import { askFor } from "./ask.ts";
import type { Jobs } from "./jobs.ts";
import { scheduledTask, type ScheduledTaskRecord } from "./tables.ts";
import type { ScheduledTask } from "./task.ts";
import { newTraceId } from "../trace-id.ts";

/** How exact the clock is. */
const LOOK_MS = 5_000;

/** The first time after an instant. */
export const nextOf = (cron: string, after: Date): Date =>
  CronExpressionParser.parse(cron, { tz: "UTC", currentDate: after }).next().toDate();

/** Writes down which tasks there are. A new one, or one of a new schedule, is due at its next time; the others stay due when they were. */
export async function knowTasks(db: Db, tasks: readonly ScheduledTask[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const names = tasks.map(({ name }) => name);
    await tx.delete(scheduledTask).where(notInArray(scheduledTask.name, names));
    const known = new Map((await tx.select().from(scheduledTask)).map(({ name, cron }) => [name, cron]));
    for (const { name, cron } of tasks) {
      if (known.get(name) === cron) continue;
      const nextAt = nextOf(cron, now);
      await tx
        .insert(scheduledTask)
        .values({ name, cron, nextAt })
        .onConflictDoUpdate({ target: scheduledTask.name, set: { cron, nextAt } });
    }
  });
}

/** Of the instances that see that a task is due, one moves its next time on: that one has it done. */
async function begin(db: Db, jobs: Jobs, { name, cron, nextAt }: ScheduledTaskRecord, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const moved = await tx
      .update(scheduledTask)
      .set({ nextAt: nextOf(cron, now) })
      .where(and(eq(scheduledTask.name, name), eq(scheduledTask.nextAt, nextAt), isNull(scheduledTask.pausedAt)))
      .returning({ name: scheduledTask.name });
    if (moved.length > 0)
      await askFor(tx, jobs, {
        task: name,
        askedBy: null,
        dueAt: nextAt,
        traceId: newTraceId(),
      });
  });
}

/** Has done what is due: once, however often it was due since anybody looked. */
export async function beginDue(db: Db, jobs: Jobs, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(scheduledTask)
    .where(and(lte(scheduledTask.nextAt, now), isNull(scheduledTask.pausedAt)));
  for (const task of due) await begin(db, jobs, task, now);
  if (due.length > 0) jobs.look();
}

interface Clock {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly stopping: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/** Looks at the clock until the service stops. A failure is said once and tried again. */
export async function keepTime({ db, jobs, now, stopping, log }: Clock): Promise<void> {
  const wake = createWake();
  let isDown = false;
  while (!stopping.aborted) {
    try {
      await beginDue(db, jobs, now());
      isDown = false;
    } catch (error) {
      if (!isDown && !stopping.aborted) log.warn({ err: error }, "scheduled tasks wait");
      isDown = true;
    }
    await wake.next(LOOK_MS, stopping);
  }
}
