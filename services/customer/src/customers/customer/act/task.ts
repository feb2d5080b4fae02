import type { JsonObject } from "@linehaul/kit/call";
import { callerOf } from "@linehaul/kit/tasks/do-task";
import type { TaskKind, TaskWork } from "@linehaul/kit/tasks/kind";
import { writeOnce } from "@linehaul/kit/write";
import { CUSTOMER_ACT_CHANGED } from "@linehaul/schema/customers/act";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import { EXPORT_ROW_DAYS } from "@linehaul/schema/orders/export-task";
import { and, asc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { customersOf } from "../mine.ts";
import type { CustomerActOf } from "./kind.ts";
import { customerActOutcome } from "./table.ts";

const { taskId, place, outcome } = customerActOutcome;

/**
 * Acts on some of the customers and writes their outcomes down, in one transaction. Its rows are held first: where another attempt was
 * there before, they have their outcomes, and nothing is done to them again.
 */
async function actOnSome<H extends JsonObject>(
  { db, task, scope, now }: TaskWork,
  { act }: CustomerActOf<H>,
  how: H,
  from: number,
): Promise<void> {
  const caller = callerOf("customer", task);
  const { site } = task;
  const who = { caller, now: () => now, traceId: task.traceId, mine: customersOf({ site, scope }) };
  const context = { caller, route: `task ${task.kind}`, traceId: task.traceId, at: now };
  await writeOnce(db, context, async (tx, emit) => {
    const some = await tx
      .select()
      .from(customerActOutcome)
      .where(and(eq(taskId, task.id), gte(place, from), lt(place, from + MOST_TURNED), isNull(outcome)))
      .orderBy(asc(place))
      .for("update");
    if (some.length === 0) return;
    const codes = some.map(({ customerCode }) => customerCode);
    const { outcomes } = await act(tx, emit, who, codes, how);
    const became = new Map(outcomes.map((one) => [one.customerCode, one]));
    await tx
      .insert(customerActOutcome)
      .values(some.map((row) => ({ ...row, ...became.get(row.customerCode) })))
      .onConflictDoUpdate({
        target: [taskId, place],
        set: { outcome: sql`excluded.outcome`, name: sql`excluded.name`, status: sql`excluded.status` },
      });
  });
}

/** The task of an act on all customers that matched: two hundred at a time, from where an attempt before it ended. */
export const actTask = <H extends JsonObject>(act: CustomerActOf<H>): TaskKind => ({
  kind: act.kind,
  event: CUSTOMER_ACT_CHANGED,
  container: "customer-acts",
  keptHours: EXPORT_ROW_DAYS * 24,
  async run(work) {
    const { db, task, scope, signal } = work;
    const { how } = z.object({ how: act.how }).parse(task.input);
    act.refuse(scope, how);
    const own = eq(taskId, task.id);
    const all = await db.$count(customerActOutcome, own);
    const looked = await db.$count(customerActOutcome, and(own, isNotNull(outcome)));
    work.progress(looked, all);
    for (let from = looked; from < all; from += MOST_TURNED) {
      signal.throwIfAborted();
      await actOnSome(work, act, how, from);
      work.progress(Math.min(from + MOST_TURNED, all), all);
    }
    return {};
  },
});
