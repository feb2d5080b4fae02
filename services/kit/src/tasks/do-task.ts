import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import type { Service } from "@linehaul/schema/route";
import { DEFAULT_SITE } from "@linehaul/schema/sites";
import type { Caller } from "../caller.ts";
import { isAway, isLate } from "../database-error.ts";
import type { Db } from "../database-type.ts";
import { ServiceFailure } from "../fail.ts";
import type { Job, Jobs } from "../jobs/jobs.ts";
import type { Metrics } from "../metrics.ts";
import type { ScopeSource } from "../scope-source.ts";
import { newKey, StorageAway, type Storage } from "../storage/storage.ts";
import { writeOnce } from "../write.ts";
import type { TaskEnd, TaskKind } from "./kind.ts";
import { lockPlaces, release } from "./places.ts";
import { keepWatch } from "./progress.ts";
import { refusalOf, type StandingSource } from "./standing.ts";
import { userTask, type TaskFile, type UserTask } from "./tables.ts";
import { tellOwner } from "./tell.ts";

/** Work in which processes end in the middle is not begun for ever. */
const MOST_TRIES = 3;
const HOUR_MS = 3_600_000;
const JobData = z.object({ task: z.uuid() });

export interface DoingTasks {
  readonly service: Service;
  readonly db: Db;
  readonly kinds: readonly TaskKind[];
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly scopes: ScopeSource;
  readonly standing: StandingSource;
  readonly now: () => Date;
  readonly metrics: Pick<Metrics, "job">;
  readonly log: FastifyBaseLogger;
  /** An event was committed. */
  readonly ring: () => void;
  /** What this process works on, to be stopped at once. */
  readonly running: Map<string, AbortController>;
}

type End =
  | { readonly state: "SUCCESS"; readonly file: TaskFile | null; readonly came: TaskEnd }
  | { readonly state: "FAILED"; readonly errorCode: ServiceCode };

/** This attempt, while nobody ended the task or took it over. */
const still = ({ id, attempt }: UserTask) =>
  and(eq(userTask.id, id), eq(userTask.attempt, attempt), isNull(userTask.endedAt));

/** As whom a task writes. */
export const callerOf = (service: Service, task: UserTask): Omit<Caller, "viewedBy"> => ({
  aud: service,
  user: task.user,
  userName: task.userName,
  role: task.role,
  site: task.site ?? DEFAULT_SITE,
  button: task.buttons[0] ?? "SELF",
  scope: task.scope,
});

/** Marks the task as begun, once more where a process ended in the middle, whose file goes first; null where it is over. */
async function begun(d: DoingTasks, kind: TaskKind, id: string): Promise<UserTask | null> {
  const [found] = await d.db.select().from(userTask).where(eq(userTask.id, id));
  if (found === undefined || found.endedAt !== null) return null;
  if (found.fileKey !== null) await d.storage.remove(kind.container, found.fileKey);
  return d.db.transaction(async (tx) => {
    const [task] = await tx
      .update(userTask)
      .set({
        state: "PROCESSING",
        startedAt: sql`coalesce(${userTask.startedAt}, ${d.now().toISOString()})`,
        attempt: sql`${userTask.attempt} + 1`,
        tries: sql`${userTask.tries} + 1`,
        rowsDone: 0,
        fileKey: newKey(),
        file: null,
      })
      .where(
        and(
          eq(userTask.id, id),
          eq(userTask.attempt, found.attempt),
          inArray(userTask.state, ["PENDING", "PROCESSING"]),
        ),
      )
      .returning();
    if (task === undefined) return null;
    await tellOwner(tx, kind.event, task, d.now());
    return task;
  });
}

/** Ends the task, unless it was cancelled or taken over meanwhile; its effects are there once, and so is its end. Says whether it did. */
async function end(d: DoingTasks, kind: TaskKind, task: UserTask, how: End): Promise<boolean> {
  const at = d.now();
  const set =
    how.state === "SUCCESS"
      ? {
          state: how.state,
          file: how.file,
          result: how.came.result ?? null,
          expiresAt: new Date(at.getTime() + kind.keptHours * HOUR_MS),
        }
      : { state: how.state, errorCode: how.errorCode };
  const change = async (tx: Db): Promise<boolean> => {
    await lockPlaces(tx, task.user);
    const [ended] = await tx
      .update(userTask)
      .set({ ...set, endedAt: at, isReleased: false })
      .where(still(task))
      .returning();
    if (ended === undefined) return false;
    await tellOwner(tx, kind.event, ended, at);
    await release(tx, d.jobs, task.user);
    return true;
  };
  const effect = how.state === "SUCCESS" ? how.came.effect : undefined;
  const context = {
    caller: callerOf(d.service, task),
    route: `task ${task.kind}`,
    traceId: task.traceId,
    at,
  };
  const isEnded =
    effect === undefined
      ? await d.db.transaction(change)
      : await writeOnce(d.db, context, async (tx, emit) => {
          const isOurs = await change(tx);
          if (isOurs) await effect(tx, emit);
          return isOurs;
        });
  d.ring();
  d.jobs.look();
  return isEnded;
}

/** What an error means to whoever asked; the rest stands in the log, by the trace id. */
function codeOf(error: unknown): ServiceCode {
  if (error instanceof ServiceFailure) return error.code;
  if (isLate(error)) return SERVICE_CODES.late;
  if (error instanceof StorageAway) return SERVICE_CODES.storageAway;
  return isAway(error) ? SERVICE_CODES.away : SERVICE_CODES.broken;
}

async function attempt(d: DoingTasks, kind: TaskKind, task: UserTask, stopping: AbortSignal): Promise<void> {
  if (task.tries > MOST_TRIES)
    return void (await end(d, kind, task, { state: "FAILED", errorCode: SERVICE_CODES.broken }));
  const cancelled = new AbortController();
  d.running.set(task.id, cancelled);
  const signal = AbortSignal.any([stopping, cancelled.signal]);
  const watch = keepWatch({ ...d, task, event: kind.event, end: () => cancelled.abort(), where: still(task) });
  const key = task.fileKey ?? newKey();
  const drop = (): Promise<void> => d.storage.remove(kind.container, key);
  const since = performance.now();
  const measured = (outcome: "success" | "failed"): void =>
    d.metrics.job({ job: task.kind, outcome }, (performance.now() - since) / 1_000);
  let file: TaskFile | null = null;
  try {
    const came = await kind.run({
      db: d.db,
      task,
      scope: await d.scopes(task.scope, task.traceId),
      storage: d.storage,
      now: d.now(),
      signal,
      log: d.log.child({ traceId: task.traceId, task: task.id }),
      progress: (...far) => watch.progress(...far),
      async keep(named, chunks) {
        file = { ...named, ...(await d.storage.put(kind.container, key, chunks)) };
      },
    });
    signal.throwIfAborted();
    await watch.stop();
    if (!(await end(d, kind, task, { state: "SUCCESS", file, came }))) await drop();
    measured("success");
  } catch (error) {
    await watch.stop();
    // Whoever cancelled it, or took it over, has said so in its row.
    if (cancelled.signal.aborted) return await drop();
    if (stopping.aborted) {
      // Cut short by a stop, which is nobody's fault: the job is begun again elsewhere.
      await d.db
        .update(userTask)
        .set({ tries: task.tries - 1 })
        .where(still(task));
      throw error;
    }
    const errorCode = codeOf(error);
    d.log.error({ err: error, traceId: task.traceId, kind: task.kind }, "a task failed");
    measured("failed");
    await end(d, kind, task, { state: "FAILED", errorCode });
    await drop().catch((left: unknown) => d.log.warn({ err: left }, "a file stays until it is tidied away"));
  } finally {
    d.running.delete(task.id);
    await watch.stop();
  }
}

/** Does the task that a job names; one that is over is left alone. Buttons and rows are asked for once more before it begins. */
export async function doUserTask(d: DoingTasks, { data, signal }: Job): Promise<void> {
  const { task: id } = JobData.parse(data);
  const [found] = await d.db.select().from(userTask).where(eq(userTask.id, id));
  const kind = d.kinds.find((one) => one.kind === found?.kind);
  if (found === undefined || found.endedAt !== null) return;
  if (kind === undefined) throw new Error(`no task of kind ${found.kind} in this release`);
  const { user, role, site, traceId } = found;
  const refused = refusalOf(await d.standing({ user, role, site }, traceId), found);
  if (refused !== null) return void (await end(d, kind, found, { state: "FAILED", errorCode: refused }));
  const task = await begun(d, kind, id);
  d.ring();
  if (task !== null) await attempt(d, kind, task, signal);
}
