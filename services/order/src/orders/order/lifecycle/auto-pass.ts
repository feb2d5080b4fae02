import type { ScheduledTask, TaskWork } from "@linehaul/kit/jobs/task";
import { and, asc, lte, not, or, sql } from "drizzle-orm";
import { isHandled } from "../../order-review/handling/standing.ts";
import { needsReviewer } from "../parts/controls.ts";
import { orders } from "../table.ts";
import { passOrders } from "./pass.ts";

/** So long after it is due an order waits for whoever is on it. */
const longest = sql`now() - interval '10 minutes'`;
/** Orders that pass in one transaction: few, so that a reviewer who acts on one of them meanwhile hardly waits. */
const AT_ONCE = 50;

/**
 * Passes what nobody has looked at in time (REV-04), by the database's clock, once, however long nobody passed anything. What somebody acts on at that
 * moment is left to him: it is due the next time still, unless he decided. What a control leaves to a reviewer never passes by itself. Whoever is on an order has ten minutes more.
 */
export async function passDue({ write, signal, tell }: Pick<TaskWork, "write" | "signal" | "tell">): Promise<void> {
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const passed = await write(async (tx, emit, who) => {
      const due = await tx
        .select()
        .from(orders)
        .where(
          and(
            lte(orders.passAt, sql`now()`),
            not(needsReviewer),
            or(sql`not ${isHandled()}`, lte(orders.passAt, longest)),
          ),
        )
        .orderBy(asc(orders.passAt), asc(orders.id))
        .limit(AT_ONCE)
        .for("no key update", { skipLocked: true });
      await passOrders(tx, emit, due, { ...who, step: "AUTO_PASSED" });
      return due.length;
    });
    count += passed;
    if (passed < AT_ONCE) return tell("CHANGED", count);
  }
}

export const autoPass: ScheduledTask = { name: "AUTO_PASS", cron: "* * * * *", run: passDue };
