import { userTask, type UserTask } from "@linehaul/kit/tasks/tables";
import { fail } from "@linehaul/kit/fail";
import type { Db } from "@linehaul/kit/database-type";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { ImportState, OrderImport } from "@linehaul/schema/orders/order-import/row";
import type { ImportError } from "@linehaul/schema/orders/order-import/wrong-cell";
import { inArray } from "drizzle-orm";
import type { ImportErrorRecord, ImportRecord } from "./table.ts";

/** A work that broke off leaves the record as it was when it was asked for. */
const stateOf = ({ state }: ImportRecord, task: UserTask | undefined): ImportState =>
  (state === "CHECKING" || state === "STORING") &&
  (task === undefined || task.state === "FAILED" || task.state === "CANCELLED")
    ? "FAILED"
    : state;

/** What a sheet may be when it is chosen once more what its headings mean: nothing works at it, and nothing of it is stored. */
const MAPPED: ReadonlySet<ImportState> = new Set(["REFUSED", "WRONG", "READY"]);

function view(record: ImportRecord, task: UserTask | undefined): OrderImport {
  const { user: _user, fileId: _file, taskId: _task, heads: _heads, headings, hasMarked, ...shown } = record;
  const state = stateOf(record, task);
  return {
    ...shown,
    state,
    canMap: headings.length > 0 && MAPPED.has(state),
    rowsDone: task?.rowsDone ?? 0,
    orders: record.orders ?? task?.rowsTotal ?? null,
    hasMarked: hasMarked && task !== undefined && task.file !== null && task.fileKey !== null,
    errorCode: state === "FAILED" ? (task?.errorCode ?? null) : null,
    traceId: task?.traceId ?? "",
    endedAt: task?.endedAt?.toISOString() ?? null,
    createdAt: record.createdAt.toISOString(),
    seenAt: record.seenAt?.toISOString() ?? null,
  };
}

/** Records as they are told, each with the work that was asked for last. */
export async function viewsOf(db: Db, records: readonly ImportRecord[]): Promise<OrderImport[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ taskId }) => taskId);
  const tasks = await db.select().from(userTask).where(inArray(userTask.id, ids));
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return records.map((record) => view(record, byId.get(record.taskId)));
}

/** The only one. */
export function one([found]: readonly OrderImport[]): OrderImport {
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  return found;
}

export const errorView = ({ user: _user, ...shown }: ImportErrorRecord): ImportError => ({
  ...shown,
  at: shown.at.toISOString(),
});
