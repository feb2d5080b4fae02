import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { ownTasks } from "@linehaul/kit/tasks/own";
import type { UserTask } from "@linehaul/kit/tasks/tables";
import type { ExportState } from "@linehaul/schema/orders/export-task";
import { ORDER_ACT_CHANGED, type OrderActTask } from "@linehaul/schema/orders/order/act";
import { count, inArray, sql } from "drizzle-orm";
import { kindName } from "./kind.ts";
import { orderActOutcome } from "./table.ts";
import { ActedIds } from "./task.ts";

/** The caller's own acts that are tasks. */
export const ownActTasks = ownTasks({ family: "orderAct", event: ORDER_ACT_CHANGED });

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
export const ownActs = async (call: Call, states: readonly ExportState[] | undefined): Promise<OrderActTask[]> =>
  viewActs(call.db, await ownActTasks.latest(call, states));
