import { userTask } from "@linehaul/kit/tasks/tables";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { TURN_OUTCOMES } from "@linehaul/schema/customers/turn";
import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

/**
 * Whom a task acts on, and what became of each: those that matched when it was asked for, so that a filter which the act itself changes
 * the answer of says nothing more. An outcome is written with the act itself; all is kept as long as the task's row.
 */
export const customerActOutcome = pgTable(
  "customer_act_outcome",
  {
    taskId: uuid("task_id")
      .notNull()
      .references(() => userTask.id, { onDelete: "cascade" }),
    /** Its place among them, from 0. */
    place: integer("place").notNull(),
    customerCode: text("customer_code").notNull(),
    /** Null until it was looked at. */
    outcome: text("outcome", { enum: TURN_OUTCOMES }),
    name: text("name"),
    status: text("status", { enum: CUSTOMER_STATUSES }),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.place] })],
);
