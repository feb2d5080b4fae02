import type { Call, Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { askTask, mustHold } from "@linehaul/kit/tasks/ask";
import { cancelTask } from "@linehaul/kit/tasks/change";
import { lockPlaces } from "@linehaul/kit/tasks/places";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderImport } from "@linehaul/schema/orders/order-import/row";
import { and, eq } from "drizzle-orm";
import { endAllocating } from "../order/export/allocating.ts";
import { checkImport, storeImport } from "./kinds.ts";
import { ownImport } from "./list.ts";
import { mergeImport } from "./merging/store.ts";
import { orderMerge, type MergeRecord } from "./merging/table.ts";
import { orderImport, type ImportRecord } from "./table.ts";
import { one, viewsOf } from "./view.ts";

/** Writes down how a record goes on, and tells of it. */
async function went(
  tx: Db,
  emit: Emit,
  { id, site }: ImportRecord,
  type: "orderImport.cancelled" | "orderImport.asked",
  next: Pick<ImportRecord, "state"> & Partial<ImportRecord>,
): Promise<OrderImport> {
  const changed = await tx.update(orderImport).set(next).where(eq(orderImport.id, id)).returning();
  emit({ type, subject: id, site, after: { state: next.state } });
  return one(await viewsOf(tx, changed));
}

/** The merge that a sheet is being stored by; null where its orders are stored each by itself. */
async function mergeBy(db: Db, { id, taskId }: ImportRecord): Promise<MergeRecord | null> {
  const [merge] = await db
    .select()
    .from(orderMerge)
    .where(and(eq(orderMerge.importId, id), eq(orderMerge.taskId, taskId)));
  return merge ?? null;
}

/** Stops a check, or a storing, which leaves the sheet as ready as it was; 409004 when it has ended meanwhile. */
export async function cancel(call: Call, id: string): Promise<OrderImport> {
  const record = await ownImport(call, id);
  const isStored = record.state === "STORING";
  const kind = isStored ? ((await mergeBy(call.db, record)) ? mergeImport : storeImport) : checkImport;
  return cancelTask(call, kind, record.taskId, async (tx, task, emit) => {
    if (isStored) await endAllocating(tx, task.id);
    return went(tx, emit, record, "orderImport.cancelled", { state: isStored ? "READY" : "CANCELLED" });
  });
}

/** Asks once more for what broke off or was stopped, the check or the storing, with what the caller may do now; 409004 for anything else. */
export async function retry(call: Call, id: string): Promise<OrderImport> {
  const before = await ownImport(call, id);
  const { state } = one(await viewsOf(call.db, [before]));
  await mustHold(call, []);
  const answered = await call.write(async (tx, emit) => {
    await lockPlaces(tx, call.caller.user);
    const [record] = await tx
      .select()
      .from(orderImport)
      .where(and(eq(orderImport.id, id), eq(orderImport.user, call.caller.user)))
      .for("update");
    // Somebody else's press may have come first.
    if (record?.taskId !== before.taskId || (state !== "FAILED" && state !== "CANCELLED"))
      throw fail(SERVICE_CODES.wrongState, { detail: state });
    // What broke off stands as it was when it was asked for.
    const isStored = record.state === "STORING";
    const merge = isStored ? await mergeBy(tx, record) : null;
    const kind = merge ? mergeImport : isStored ? storeImport : checkImport;
    const input = { importId: id, ...(merge && { mergeId: merge.id }) };
    const task = await askTask(call, tx, emit, { kind, buttons: [], input });
    if (merge) await tx.update(orderMerge).set({ taskId: task.id }).where(eq(orderMerge.id, merge.id));
    const next = isStored ? "STORING" : "CHECKING";
    return went(tx, emit, record, "orderImport.asked", { state: next, taskId: task.id });
  });
  call.jobs.look();
  return answered;
}
