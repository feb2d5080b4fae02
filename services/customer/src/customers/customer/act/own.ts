import type { Db } from "@linehaul/kit/database-type";
import { ownTasks } from "@linehaul/kit/tasks/own";
import type { UserTask } from "@linehaul/kit/tasks/tables";
import { CUSTOMER_ACT_CHANGED, type CustomerAct } from "@linehaul/schema/customers/act";
import { TURN_OUTCOMES } from "@linehaul/schema/customers/turn";
import { count, inArray } from "drizzle-orm";
import { kindName } from "./kind.ts";
import { customerActOutcome } from "./table.ts";

/** The caller's own acts. */
export const ownActTasks = ownTasks({ family: "customerAct", event: CUSTOMER_ACT_CHANGED });

/** Acts as their owner sees them, with their outcomes counted; one statement whatever their number. */
export async function viewActs(db: Db, tasks: readonly UserTask[]): Promise<CustomerAct[]> {
  if (tasks.length === 0) return [];
  const { taskId, outcome } = customerActOutcome;
  const counted = await db
    .select({ taskId, outcome, n: count() })
    .from(customerActOutcome)
    .where(
      inArray(
        taskId,
        tasks.map(({ id }) => id),
      ),
    )
    .groupBy(taskId, outcome);
  const counts = Map.groupBy(counted, (row) => row.taskId);
  return tasks.map((task) => {
    const own = new Map(counts.get(task.id)?.map(({ outcome: of, n }) => [of, n]));
    const outcomes = TURN_OUTCOMES.flatMap((one) => {
      const n = own.get(one);
      return n === undefined ? [] : [{ outcome: one, count: n }];
    });
    const looked = outcomes.reduce((sum, { count: n }) => sum + n, 0);
    return {
      taskId: task.id,
      kind: kindName(task.kind),
      state: task.state,
      customers: looked + (own.get(null) ?? 0),
      looked,
      done: own.get("DONE") ?? 0,
      outcomes,
      errorCode: task.errorCode,
      traceId: task.traceId,
      askedAt: task.askedAt.toISOString(),
      endedAt: task.endedAt?.toISOString() ?? null,
    };
  });
}

export async function viewAct(db: Db, task: UserTask): Promise<CustomerAct> {
  const [act] = await viewActs(db, [task]);
  if (act === undefined) throw new Error("an act that was not viewed");
  return act;
}
