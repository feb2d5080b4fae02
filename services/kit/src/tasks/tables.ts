import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { EXPORT_STATES } from "@linehaul/schema/orders/export-task";
import type { MenuButton } from "@linehaul/schema/modules";
import { LANGUAGES, SITE_CODES } from "@linehaul/schema/sites";
import type { JsonObject } from "../call.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A file that a task made. */
export interface TaskFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** Work that a user asked for and that outlives his request: what it is done with stands in the row, so that any instance can do it. */
export const userTask = pgTable(
  "user_task",
  {
    id: uuid().primaryKey(),
    /** Which of the features' kinds of work. */
    kind: text().notNull(),
    state: text({ enum: EXPORT_STATES }).notNull(),
    user: text().notNull(),
    userName: text("user_name").notNull(),
    role: text(),
    site: text({ enum: SITE_CODES }).notNull(),
    button: text().notNull(),
    /** All that its user must hold when it is asked for, begun and its file is fetched. */
    buttons: jsonb().$type<readonly MenuButton[]>().notNull(),
    /** Version of the row scope that it works under. */
    scope: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    timeZone: text("time_zone").notNull(),
    traceId: text("trace_id").notNull(),
    /** What is to be done, as its kind reads it. */
    input: jsonb().$type<JsonObject>().notNull(),
    /** It has one of its user's places: a job of it is under way. */
    isReleased: boolean("is_released").notNull().default(false),
    /** How often it was begun: an attempt that was taken over ends nothing. */
    attempt: integer().notNull().default(0),
    /** How often it was begun since somebody asked for it. */
    tries: integer().notNull().default(0),
    rowsDone: integer("rows_done").notNull().default(0),
    rowsTotal: integer("rows_total"),
    errorCode: integer("error_code"),
    /** Where its file is, or would be: written down before the first byte. */
    fileKey: text("file_key"),
    file: jsonb().$type<TaskFile>(),
    /** What came of it, as its kind tells it. */
    result: jsonb().$type<JsonObject>(),
    askedAt: instant("asked_at").notNull(),
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
    expiresAt: instant("expires_at"),
  },
  (t) => [
    index("user_task_own").on(t.user, t.site, t.askedAt, t.id),
    index("user_task_open")
      .on(t.askedAt, t.id)
      .where(sql`${t.endedAt} is null`),
    index("user_task_ended").on(t.endedAt, t.id),
  ],
);
export type UserTask = typeof userTask.$inferSelect;
