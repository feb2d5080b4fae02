import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { TaskLine } from "@linehaul/schema/orders/scheduled-task";
import type { Service } from "@linehaul/schema/route";
import { DEFAULT_SITE } from "@linehaul/schema/sites";
import type { Db } from "../database-type.ts";
import type { Metrics } from "../metrics.ts";
import type { Storage } from "../storage/storage.ts";
import { type WriteContext, writeOnce } from "../write.ts";
import type { Job } from "./jobs.ts";
import { taskRun, type TaskRunRecord } from "./tables.ts";
import type { ScheduledTask, TaskWork } from "./task.ts";

/** A task in which processes end in the middle is not begun for ever. */
const MOST_ATTEMPTS = 3;
const JobData = z.object({ run: z.uuid() });

export interface Doing {
  readonly service: Service;
  readonly db: Db;
  readonly storage: Storage;
  readonly tasks: readonly ScheduledTask[];
  readonly now: () => Date;
  readonly metrics: Pick<Metrics, "job">;
  readonly log: FastifyBaseLogger;
  /** An event was committed. */
  readonly ring: () => void;
}

/** Who acts where nobody asked. */
const CLOCK = { user: "clock", userName: "clock", role: null, site: DEFAULT_SITE } as const;

/** Marks the run as begun, once more where a process ended in the middle; null where it is over. */
async function begun({ db, now }: Doing, id: string): Promise<TaskRunRecord | null> {
  const [run] = await db
    .update(taskRun)
    .set({
      state: "RUNNING",
      startedAt: sql`coalesce(${taskRun.startedAt}, ${now().toISOString()})`,
      attempt: sql`${taskRun.attempt} + 1`,
    })
    .where(and(eq(taskRun.id, id), isNull(taskRun.endedAt)))
    .returning();
  return run ?? null;
}

/** Who writes in a run. */
const contextOf = ({ service, now }: Doing, run: TaskRunRecord): WriteContext => ({
  caller: { ...CLOCK, aud: service, button: "SCHEDULED_TASK.RUN" },
  route: `task ${run.task}`,
  traceId: run.traceId,
  at: now(),
});

/** Ends the run, unless another instance has taken it over meanwhile: its effects are there once, and so is its end. */
async function end(d: Doing, run: TaskRunRecord, state: "SUCCESS" | "FAILED", log: readonly TaskLine[]): Promise<void> {
  const context = contextOf(d, run);
  const change = async (tx: Db): Promise<boolean> => {
    const ended = await tx
      .update(taskRun)
      .set({ state, endedAt: context.at, log })
      .where(and(eq(taskRun.id, run.id), eq(taskRun.attempt, run.attempt), isNull(taskRun.endedAt)))
      .returning({ id: taskRun.id });
    return ended.length > 0;
  };
  // What the clock does in peace is no news: the trail keeps what somebody asked for, and what failed.
  if (run.askedBy === null && state === "SUCCESS") return void (await change(d.db));
  await writeOnce(d.db, context, async (tx, emit) => {
    if (await change(tx)) emit({ type: "scheduledTask.ended", subject: run.task, after: { state } });
  });
  d.ring();
}

async function attempt(d: Doing, run: TaskRunRecord, signal: AbortSignal): Promise<void> {
  const task = d.tasks.find(({ name }) => name === run.task);
  const lines: TaskLine[] = [...run.log];
  const tell = (line: TaskLine["line"], count?: number): void => {
    lines.push({ at: d.now().toISOString(), line, count: count ?? null });
  };
  tell(run.attempt > 1 ? "BEGUN_AGAIN" : "BEGUN");
  if (run.attempt > MOST_ATTEMPTS) {
    tell("GIVEN_UP");
    return end(d, run, "FAILED", lines);
  }
  const since = performance.now();
  const measured = (outcome: "success" | "failed"): void =>
    d.metrics.job({ job: run.task, outcome }, (performance.now() - since) / 1_000);
  try {
    if (task === undefined) throw new Error(`no task ${run.task} in this release`);
    const write: TaskWork["write"] = async (change) => {
      const context = contextOf(d, run);
      const who = { askedBy: CLOCK.userName, at: context.at, traceId: run.traceId };
      const answer = await writeOnce(d.db, context, (tx, emit) => change(tx, emit, who));
      d.ring();
      return answer;
    };
    await task.run({ db: d.db, storage: d.storage, now: d.now(), signal, write, tell });
  } catch (error) {
    // Cut short, by a stop or by another's taking over: it is not over.
    if (signal.aborted) throw error;
    d.log.error({ err: error, traceId: run.traceId, task: run.task }, "scheduled task failed");
    measured("failed");
    tell("FAILED");
    return end(d, run, "FAILED", lines);
  }
  measured("success");
  tell("DONE");
  return end(d, run, "SUCCESS", lines);
}

/** Does the run that a job names; a run that is over is left alone. */
export async function doTask(d: Doing, { data, signal }: Job): Promise<void> {
  const run = await begun(d, JobData.parse(data).run);
  if (run !== null) await attempt(d, run, signal);
}
