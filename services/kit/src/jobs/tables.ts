import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { TASK_NAMES, TASK_STATES, type TaskLine } from "@linehaul/schema/orders/scheduled-task";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What the service does by the clock. Rows follow the code at each start; who paused one, and when it is due, stays. */
export const scheduledTask = pgTable("scheduled_task", {
  name: text({ enum: TASK_NAMES }).primaryKey(),
  /** The schedule that `next_at` was reckoned by. */
  cron: text().notNull(),
  nextAt: instant("next_at").notNull(),
  pausedBy: text("paused_by"),
  pausedAt: instant("paused_at"),
});
export type ScheduledTaskRecord = typeof scheduledTask.$inferSelect;

/** Each time that a task was done, or is to be. */
export const taskRun = pgTable(
  "task_run",
  {
    id: uuid().primaryKey(),
    task: text({ enum: TASK_NAMES }).notNull(),
    state: text({ enum: TASK_STATES }).notNull(),
    /** Whom it was done for; null: the clock. */
    askedBy: text("asked_by"),
    dueAt: instant("due_at").notNull(),
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
    /** How often it was begun: more than once where a process ended in the middle. */
    attempt: integer().notNull().default(0),
    traceId: text("trace_id").notNull(),
    log: jsonb().$type<readonly TaskLine[]>().notNull().default([]),
  },
  (t) => [
    // No task is done twice at a time, whoever asks.
    uniqueIndex("task_run_open")
      .on(t.task)
      .where(sql`${t.endedAt} is null`),
    index("task_run_task").on(t.task, t.dueAt, t.id),
  ],
);
export type TaskRunRecord = typeof taskRun.$inferSelect;
