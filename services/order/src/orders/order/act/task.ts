import type { JsonObject } from "@linehaul/kit/call";
import { callerOf } from "@linehaul/kit/tasks/do-task";
import type { TaskKind, TaskWork } from "@linehaul/kit/tasks/kind";
import { Replayed, writeOnce } from "@linehaul/kit/write";
import { EXPORT_ROW_DAYS } from "@linehaul/schema/orders/export-task";
import { ORDER_ACT_CHANGED } from "@linehaul/schema/orders/order/act";
import { DONE_AT_ONCE } from "@linehaul/schema/orders/order/act-limits";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { mineOf } from "../mine.ts";
import { inOrder, type OrderActKind } from "./kind.ts";
import { orderActOutcome } from "./table.ts";

export const ActedIds = z.object({ ids: z.array(z.uuid()) });

/** Acts on some of the orders and writes down their outcomes, in one transaction, once: a task that was cut short begins where its outcomes end. */
async function actOnSome<I extends JsonObject>(
  work: TaskWork,
  { act }: OrderActKind<I>,
  how: I,
  some: { readonly from: number; readonly ids: readonly string[] },
): Promise<void> {
  const { db, task, now: at } = work;
  const { user, userName, button } = task;
  const caller = callerOf("order", task);
  const context = { caller, route: `task ${task.kind}`, traceId: task.traceId, at };
  const mine = mineOf(task, work.scope).where;
  const who = { actId: task.id, user, site: caller.site, mine, userName, button, at, traceId: task.traceId };
  try {
    await writeOnce(
      db,
      context,
      async (tx, emit) => {
        const outcomes = inOrder(some.ids, await act(tx, emit, who, some.ids, how));
        await tx.insert(orderActOutcome).values(
          outcomes.map((outcome, n) => ({
            ...outcome,
            taskId: task.id,
            place: some.from + n,
            at: outcome.at === null ? null : new Date(outcome.at),
          })),
        );
      },
      { key: `${task.id} ${some.from}`, input: some.ids },
    );
  } catch (error) {
    if (!(error instanceof Replayed)) throw error;
  }
}

/** The task of an act on more orders than a caller waits for. */
export const actTask = <I extends JsonObject>(act: OrderActKind<I>): TaskKind => ({
  kind: act.kind,
  event: ORDER_ACT_CHANGED,
  container: "order-acts",
  keptHours: EXPORT_ROW_DAYS * 24,
  async run(work) {
    const { ids } = ActedIds.parse(work.task.input);
    const { how } = z.object({ how: act.how }).parse(work.task.input);
    // What was done before it was stopped, or failed, has its outcome.
    const looked = await work.db.$count(orderActOutcome, eq(orderActOutcome.taskId, work.task.id));
    work.progress(looked, ids.length);
    for (let from = looked; from < ids.length; from += DONE_AT_ONCE) {
      work.signal.throwIfAborted();
      await actOnSome(work, act, how, { from, ids: ids.slice(from, from + DONE_AT_ONCE) });
      work.progress(Math.min(from + DONE_AT_ONCE, ids.length), ids.length);
    }
    return {};
  },
});
