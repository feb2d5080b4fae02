import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { newId } from "@linehaul/kit/ids";
import { askTask, mustHold } from "@linehaul/kit/tasks/ask";
import { cancelTask } from "@linehaul/kit/tasks/change";
import { userTask } from "@linehaul/kit/tasks/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import type { OrderMerge } from "@linehaul/schema/orders/order-import/merging/merge";
import type { PreMerge } from "@linehaul/schema/orders/order-import/merging/pre-merge";
import { orderMergingRoutes } from "@linehaul/schema/orders/order-import/merging/routes";
import { and, eq } from "drizzle-orm";
import { claim } from "../claim.ts";
import { MARKED } from "../container.ts";
import { ownImport } from "../list.ts";
import { orderImport } from "../table.ts";
import {
  mergedPage,
  mergeErrorPage,
  mergePage,
  mergeRows,
  ownPreMerge,
  preMergePage,
  preMergeRows,
  proposedPage,
} from "./list.ts";
import { proposeMerge } from "./propose.ts";
import { mergeImport } from "./store.ts";
import { orderMerge, orderPreMerge } from "./table.ts";
import { mergeViews, preMergeViews } from "./view.ts";

function only<T>([found]: readonly T[]): T {
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  return found;
}

/** Has a READY sheet looked at for what can travel together; 409004 for any other, and while it is being looked at. */
async function propose(call: Call, importId: string): Promise<PreMerge> {
  await ownImport(call, importId);
  await mustHold(call, []);
  const answered = await call.write(async (tx, emit) => {
    const { site, user, fileName } = await claim(call, tx, importId);
    const running = await tx
      .select()
      .from(orderPreMerge)
      .where(and(eq(orderPreMerge.importId, importId), eq(orderPreMerge.state, "PROPOSING")));
    if ((await preMergeViews(tx, running)).some(({ state }) => state === "PROPOSING"))
      throw fail(SERVICE_CODES.wrongState, { detail: "PROPOSING" });
    const id = newId();
    const input = { importId, preMergeId: id };
    const task = await askTask(call, tx, emit, { kind: proposeMerge, buttons: [], input });
    const asked = { id, site, user, importId, fileName, taskId: task.id, state: "PROPOSING" as const };
    const by = { createdBy: call.caller.userName, createdAt: call.now() };
    const made = await tx
      .insert(orderPreMerge)
      .values({ ...asked, ...by })
      .returning();
    emit({ type: "orderImport.preMergeAsked", subject: id, site, after: { import: importId } });
    return only(await preMergeViews(tx, made));
  });
  call.jobs.look();
  return answered;
}

/** Stops looking at a sheet, which is as READY as before; 409004 when the look has ended meanwhile. */
async function stopProposing(call: Call, id: string): Promise<PreMerge> {
  const { taskId, site } = await ownPreMerge(call, id);
  return cancelTask(call, proposeMerge, taskId, async (tx, _task, emit) => {
    emit({ type: "orderImport.preMergeCancelled", subject: id, site, after: { state: "CANCELLED" } });
    return only(await preMergeViews(tx, await tx.select().from(orderPreMerge).where(eq(orderPreMerge.id, id))));
  });
}

/** Has a sheet stored as it was proposed; 409004 where nothing is proposed, and with the sheet's state unless that is READY. */
async function merge(call: Call, preMergeId: string): Promise<OrderMerge> {
  const { importId } = await ownPreMerge(call, preMergeId);
  await mustHold(call, []);
  const answered = await call.write(async (tx, emit) => {
    const { site, user, fileName } = await claim(call, tx, importId);
    const proposal = only(await tx.select().from(orderPreMerge).where(eq(orderPreMerge.id, preMergeId)));
    const { state, orders, groups, alone } = proposal;
    if (state !== "PROPOSED") throw fail(SERVICE_CODES.wrongState, { detail: state });
    const id = newId();
    const task = await askTask(call, tx, emit, { kind: mergeImport, buttons: [], input: { importId, mergeId: id } });
    const counts = { orders: orders ?? 0, groups: groups ?? 0, alone: alone ?? 0 };
    const of = { id, site, user, preMergeId, importId, fileName, taskId: task.id, state: "MERGING" as const };
    const by = { createdBy: call.caller.userName, createdAt: call.now() };
    const made = await tx
      .insert(orderMerge)
      .values({ ...of, ...by, ...counts })
      .returning();
    await tx.update(orderImport).set({ state: "STORING", taskId: task.id }).where(eq(orderImport.id, importId));
    emit({ type: "orderImport.mergeAsked", subject: id, site, after: { import: importId, ...counts } });
    return only(await mergeViews(tx, made));
  });
  call.jobs.look();
  return answered;
}

/** The workbook with groups and reasons; that it was taken is recorded. */
async function download(call: Call, id: string): Promise<FileAnswer> {
  const { taskId, state, site } = await ownPreMerge(call, id);
  const [task] = await call.db.select().from(userTask).where(eq(userTask.id, taskId));
  if (state !== "PROPOSED" || !task?.file || task.fileKey === null) throw fail(SERVICE_CODES.notFound);
  const { file, fileKey } = task;
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      const after = { file: file.name };
      emit({ type: "orderImport.preMergeDownloaded", subject: id, site, kind: "EXPORT", after });
      return { name: file.name, type: file.type, chunks: await call.storage.read(MARKED, fileKey) };
    },
    { remember: false },
  );
}

export const feature: Feature = {
  ...bind(orderMergingRoutes, {
    preMerges: ({ body }, call) => preMergePage(call, body),
    preMergesByIds: ({ body }, call) => preMergeRows(call, body.ids),
    propose: ({ params }, call) => propose(call, params.id),
    stopProposing: ({ params }, call) => stopProposing(call, params.id),
    groups: ({ body }, call) => proposedPage(call, "groups", body),
    alone: ({ body }, call) => proposedPage(call, "alone", body),
    download: ({ params }, call) => download(call, params.id),
    merge: ({ params }, call) => merge(call, params.id),
    merges: ({ body }, call) => mergePage(call, body),
    mergesByIds: ({ body }, call) => mergeRows(call, body.ids),
    merged: ({ body }, call) => mergedPage(call, body),
    errors: ({ body }, call) => mergeErrorPage(call, body),
  }),
  work: [proposeMerge, mergeImport],
};
