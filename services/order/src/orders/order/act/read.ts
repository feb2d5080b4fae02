import type { Call } from "@linehaul/kit/call";
import type { UserTask } from "@linehaul/kit/tasks/tables";
import type { OrderAct, OrderOutcome } from "@linehaul/schema/orders/order/act";
import { asc, eq } from "drizzle-orm";
import { kindName } from "./kind.ts";
import { ownActTasks } from "./own.ts";
import { orderActOutcome } from "./table.ts";
import { ActedIds } from "./task.ts";

interface Kept {
  readonly task: UserTask;
  readonly act: OrderAct;
}

/** An act of the caller's own that is a task, with its outcomes so far; null for anybody else's. */
export async function ownAct(call: Call, taskId: string): Promise<Kept | null> {
  const { db } = call;
  const task = await ownActTasks.one(call, taskId);
  if (task === null) return null;
  const rows = await db
    .select()
    .from(orderActOutcome)
    .where(eq(orderActOutcome.taskId, taskId))
    .orderBy(asc(orderActOutcome.place));
  const outcomes = rows.map(({ taskId: _task, place: _place, at, ...outcome }): OrderOutcome => ({
    ...outcome,
    at: at?.toISOString() ?? null,
  }));
  const { state, errorCode, traceId, input } = task;
  const orders = ActedIds.parse(input).ids.length;
  const kind = kindName(task.kind);
  return { task, act: { actId: taskId, kind, taskId, state, orders, outcomes, errorCode, traceId } };
}
