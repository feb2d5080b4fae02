import { userTask } from "@linehaul/kit/tasks/tables";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a task that acts on many orders did to each: written with the act itself, kept as long as the task's row. */
export const orderActOutcome = pgTable(
  "order_act_outcome",
  {
    taskId: uuid("task_id")
      .notNull()
      .references(() => userTask.id, { onDelete: "cascade" }),
    /** Its place among those that were asked for, from 0. */
    place: integer("place").notNull(),
    orderId: uuid("order_id").notNull(),
    sfWaybillNo: text("sf_waybill_no"),
    isDone: boolean("is_done").notNull(),
    code: integer("code"),
    stateFound: text("state_found", { enum: ORDER_STATUSES }),
    by: text("by"),
    at: timestamp("at", { withTimezone: true, precision: 3 }),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.place] })],
);
