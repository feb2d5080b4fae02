import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import type { TaskKind } from "@linehaul/kit/tasks/kind";
import { userTask, type UserTask } from "@linehaul/kit/tasks/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { EXPORT_ROW_DAYS, EXPORTS_SHOWN, type ExportState } from "@linehaul/schema/orders/export-task";
import { ORDER_ACT_CHANGED, type OrderActTask } from "@linehaul/schema/orders/order/act";
import { and, count, desc, eq, gte, inArray, like, type SQL, sql } from "drizzle-orm";
import { kindName } from "./kind.ts";
import { orderActOutcome } from "./table.ts";
import { ActedIds } from "./task.ts";

const DAY_MS = 24 * 3_600_000;

/** The caller's own acts, at the site that he is signed in to. */
export const mineOnly = ({ caller }: Call): SQL | undefined =>
  and(eq(userTask.user, caller.user), eq(userTask.site, caller.site), like(userTask.kind, "orderAct.%"));

/** What kind of task an act of the caller's own is; 404001 for anybody else's. */
export async function ownTaskKind(call: Call, taskId: string): Promise<Pick<TaskKind, "kind" | "event">> {
  const [task] = await call.db
    .select({ kind: userTask.kind })
    .from(userTask)
    .where(and(eq(userTask.id, taskId), mineOnly(call)));
  if (task === undefined) throw fail(SERVICE_CODES.notFound);
  return { kind: task.kind, event: ORDER_ACT_CHANGED };
}

async function viewActs(db: Db, tasks: readonly UserTask[]): Promise<OrderActTask[]> {
  if (tasks.length === 0) return [];
  const { taskId, isDone } = orderActOutcome;
  const counted = await db
    .select({ taskId, looked: count(), done: sql<number>`count(*) filter (where ${isDone})`.mapWith(Number) })
    .from(orderActOutcome)
    .where(
      inArray(
        taskId,
        tasks.map(({ id }) => id),
      ),
    )
    .groupBy(taskId);
  const counts = new Map(counted.map(({ taskId: of, ...far }) => [of, far]));
  return tasks.map((task) => ({
    taskId: task.id,
    kind: kindName(task.kind),
    state: task.state,
    orders: ActedIds.parse(task.input).ids.length,
    ...(counts.get(task.id) ?? { looked: 0, done: 0 }),
    errorCode: task.errorCode,
    traceId: task.traceId,
    askedAt: task.askedAt.toISOString(),
    endedAt: task.endedAt?.toISOString() ?? null,
  }));
}

/** An act as its owner sees it among others. */
export async function viewAct(db: Db, task: UserTask): Promise<OrderActTask> {
  const [act] = await viewActs(db, [task]);
  if (act === undefined) throw new Error("an act that was not viewed");
  return act;
}

/** The caller's own acts, the newest first; two statements whatever their number. */
export async function ownActs(call: Call, states: readonly ExportState[] | undefined): Promise<OrderActTask[]> {
  const since = new Date(call.now().getTime() - EXPORT_ROW_DAYS * DAY_MS);
  const tasks = await call.db
    .select()
    .from(userTask)
    .where(
      and(
        mineOnly(call),
        gte(userTask.askedAt, since),
        states?.length ? inArray(userTask.state, [...states]) : undefined,
      ),
    )
    .orderBy(desc(userTask.askedAt), desc(userTask.id))
    .limit(EXPORTS_SHOWN);
  return viewActs(call.db, tasks);
}
