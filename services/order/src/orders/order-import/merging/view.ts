import type { Db } from "@linehaul/kit/database-type";
import { userTask, type UserTask } from "@linehaul/kit/tasks/tables";
import type { OrderMerge } from "@linehaul/schema/orders/order-import/merging/merge";
import type { PreMerge } from "@linehaul/schema/orders/order-import/merging/pre-merge";
import { inArray } from "drizzle-orm";
import { orderImport } from "../table.ts";
import { viewsOf as importViews } from "../view.ts";
import type { MergeErrorRecord, MergedRecord, MergeRecord, PreMergeRecord, ProposedRecord } from "./table.ts";

interface Asked {
  readonly taskId: string;
  readonly createdAt: Date;
}
/** The works that records were asked for with, by their keys. */
async function tasksOf(db: Db, records: readonly Asked[]): Promise<ReadonlyMap<string, UserTask>> {
  const ids = records.map(({ taskId }) => taskId);
  const tasks = ids.length === 0 ? [] : await db.select().from(userTask).where(inArray(userTask.id, ids));
  return new Map(tasks.map((task) => [task.id, task]));
}
/** What a record tells of its work. */
const workOf = ({ createdAt }: Asked, task: UserTask | undefined, isFailed: boolean) => ({
  rowsDone: task?.rowsDone ?? 0,
  errorCode: isFailed ? (task?.errorCode ?? null) : null,
  traceId: task?.traceId ?? "",
  createdAt: createdAt.toISOString(),
  endedAt: task?.endedAt?.toISOString() ?? null,
});
/** How a work ended that left its record as it was when it was asked for; null while it goes on, and when it came to its end. */
function brokenBy(task: UserTask | undefined): "FAILED" | "CANCELLED" | null {
  if (task?.state === "CANCELLED") return "CANCELLED";
  return task === undefined || task.state === "FAILED" ? "FAILED" : null;
}

/** Pre-merges as they are told, each with its work and its sheet as it is now. */
export async function preMergeViews(db: Db, records: readonly PreMergeRecord[]): Promise<PreMerge[]> {
  if (records.length === 0) return [];
  const tasks = await tasksOf(db, records);
  const ids = [...new Set(records.map(({ importId }) => importId))];
  const sheets = await importViews(db, await db.select().from(orderImport).where(inArray(orderImport.id, ids)));
  const states = new Map(sheets.map(({ id, state }) => [id, state]));
  return records.map((record) => {
    const { user: _user, taskId, ...shown } = record;
    const task = tasks.get(taskId);
    const state = (record.state === "PROPOSING" ? brokenBy(task) : null) ?? record.state;
    const importState = states.get(record.importId) ?? "FAILED";
    return {
      ...shown,
      ...workOf(record, task, state === "FAILED"),
      state,
      importState,
      orders: record.orders ?? task?.rowsTotal ?? null,
      hasFile: state === "PROPOSED" && !!task?.file && task.fileKey !== null,
      mayMerge: state === "PROPOSED" && importState === "READY",
    };
  });
}

/** Merges as they are told, each with its work. */
export async function mergeViews(db: Db, records: readonly MergeRecord[]): Promise<OrderMerge[]> {
  const tasks = await tasksOf(db, records);
  return records.map((record) => {
    const { user: _user, taskId, ...shown } = record;
    const task = tasks.get(taskId);
    const state = (record.state === "MERGING" ? brokenBy(task) : null) ?? record.state;
    return { ...shown, ...workOf(record, task, state === "FAILED"), state };
  });
}

export const proposedView = ({ user: _user, ...shown }: ProposedRecord) => shown;
export const mergedView = ({ user: _user, ...shown }: MergedRecord) => shown;
export const mergeErrorView = ({ user: _user, ...shown }: MergeErrorRecord) => ({
  ...shown,
  at: shown.at.toISOString(),
});
