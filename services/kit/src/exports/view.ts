import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { ExportTask } from "@linehaul/schema/orders/export-task";
import type { TaskService } from "@linehaul/schema/orders/scheduled-task";
import type { Db } from "../database-type.ts";
import { userTask, type UserTask } from "../tasks/tables.ts";
import { ExportInput } from "./input.ts";

/** Its place among all that wait at the service, from 1. */
async function placeOf(db: Db, { askedAt, id }: UserTask): Promise<number> {
  const before = sql`(${userTask.askedAt}, ${userTask.id}) < (${askedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const [found] = await db
    .select({ n: count() })
    .from(userTask)
    .where(and(eq(userTask.state, "PENDING"), isNull(userTask.endedAt), before));
  return (found?.n ?? 0) + 1;
}

/** A task as its owner sees it. */
export async function viewExport(db: Db, service: TaskService, task: UserTask, now: Date): Promise<ExportTask> {
  const { list, format, columns, clear, conditions, ids } = ExportInput.parse(task.input);
  const { file, state, expiresAt } = task;
  return {
    id: task.id,
    service,
    site: task.site,
    list,
    state,
    format,
    conditions,
    ticked: ids?.length ?? null,
    columns,
    clear,
    rowsDone: task.rowsDone,
    rowsTotal: task.rowsTotal,
    place: state === "PENDING" ? await placeOf(db, task) : null,
    fileName: file?.name ?? null,
    bytes: file?.bytes ?? null,
    sha256: file?.sha256 ?? null,
    isKept: state === "SUCCESS" && expiresAt !== null && expiresAt > now && task.fileKey !== null,
    errorCode: task.errorCode,
    traceId: task.traceId,
    askedAt: task.askedAt.toISOString(),
    startedAt: task.startedAt?.toISOString() ?? null,
    endedAt: task.endedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
