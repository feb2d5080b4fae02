import { asc, desc, eq } from "drizzle-orm";
import {
  RUNS_SHOWN,
  type ScheduledTask,
  type ScheduledTaskName,
  type TaskRun,
  type TaskService,
} from "@linehaul/schema/orders/scheduled-task";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Db } from "../database-type.ts";
import { fail } from "../fail.ts";
import { scheduledTask, taskRun, type ScheduledTaskRecord, type TaskRunRecord } from "./tables.ts";

const viewRun = ({ id, state, askedBy, dueAt, startedAt, endedAt, traceId, log }: TaskRunRecord): TaskRun => ({
  id,
  state,
  askedBy,
  dueAt: dueAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
  traceId,
  log: [...log],
});

const viewTask = (
  service: TaskService,
  { name, cron, nextAt, pausedBy, pausedAt }: ScheduledTaskRecord,
  last: TaskRunRecord | undefined,
): ScheduledTask => ({
  service,
  name,
  schedule: cron,
  nextAt: pausedAt === null ? nextAt.toISOString() : null,
  pausedBy,
  pausedAt: pausedAt?.toISOString() ?? null,
  last: last === undefined ? null : viewRun(last),
});

/** Every task with its newest run, by name. */
export async function tasksOf(db: Db, service: TaskService): Promise<ScheduledTask[]> {
  const tasks = await db.select().from(scheduledTask).orderBy(asc(scheduledTask.name));
  const newest = await db
    .selectDistinctOn([taskRun.task])
    .from(taskRun)
    .orderBy(taskRun.task, desc(taskRun.dueAt), desc(taskRun.id));
  const last = new Map(newest.map((run) => [run.task, run]));
  return tasks.map((task) => viewTask(service, task, last.get(task.name)));
}

const newestOf = (db: Db, name: ScheduledTaskName, most: number): Promise<TaskRunRecord[]> =>
  db.select().from(taskRun).where(eq(taskRun.task, name)).orderBy(desc(taskRun.dueAt), desc(taskRun.id)).limit(most);

export const runsOf = async (db: Db, name: ScheduledTaskName): Promise<TaskRun[]> =>
  (await newestOf(db, name, RUNS_SHOWN)).map(viewRun);

/** A task as it is; locked until the transaction ends. */
export async function held(tx: Db, name: ScheduledTaskName): Promise<ScheduledTaskRecord> {
  const [task] = await tx.select().from(scheduledTask).where(eq(scheduledTask.name, name)).for("update");
  if (task === undefined) throw fail(SERVICE_CODES.notFound);
  return task;
}

export async function taskOf(tx: Db, service: TaskService, task: ScheduledTaskRecord): Promise<ScheduledTask> {
  const [last] = await newestOf(tx, task.name, 1);
  return viewTask(service, task, last);
}
