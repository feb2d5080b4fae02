import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { holdFile } from "@linehaul/kit/files/kept";
import { newId } from "@linehaul/kit/ids";
import { TYPES } from "@linehaul/kit/sheets/written-sheet";
import { askTask, mustHold } from "@linehaul/kit/tasks/ask";
import { userTask } from "@linehaul/kit/tasks/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import type { OrderImport } from "@linehaul/schema/orders/order-import/row";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import { importTexts } from "@linehaul/schema/orders/order-import/texts";
import { and, desc, eq } from "drizzle-orm";
import { cancel, retry } from "./change.ts";
import { claim } from "./claim.ts";
import { MARKED } from "./container.ts";
import { checkImport, storeImport } from "./kinds.ts";
import { headingsOf, mapImport } from "./map.ts";
import { errorPage, importPage, importRows, ownErrors, ownImport } from "./list.ts";
import { orderImport, type ImportRecord } from "./table.ts";
import { makeTemplate } from "./template.ts";
import { one, viewsOf } from "./view.ts";

/** Takes an uploaded file on, and has it checked. */
async function dryRun(call: Call, id: string): Promise<OrderImport> {
  await mustHold(call, []);
  const { user, userName, site } = call.caller;
  const importId = newId();
  const answered = await call.write(async (tx, emit) => {
    const file = await holdFile(tx, { id, purpose: "orderSheet", caller: call.caller }, `orderImport:${importId}`);
    const [before] = await tx
      .select({ at: orderImport.createdAt })
      .from(orderImport)
      .where(and(eq(orderImport.site, site), eq(orderImport.sha256, file.sha256)))
      .orderBy(desc(orderImport.createdAt))
      .limit(1);
    const stored = and(
      eq(orderImport.site, site),
      eq(orderImport.sha256, file.sha256),
      eq(orderImport.state, "STORED"),
    );
    const task = await askTask(call, tx, emit, { kind: checkImport, buttons: [], input: { importId } });
    const record: ImportRecord = {
      id: importId,
      site,
      user,
      createdBy: userName,
      createdAt: call.now(),
      state: "CHECKING",
      refusal: null,
      missing: [],
      unknown: [],
      fileName: file.name,
      bytes: file.bytes,
      sha256: file.sha256,
      fileId: file.id,
      heads: {},
      headings: [],
      template: null,
      taskId: task.id,
      hasMarked: false,
      rows: null,
      orders: null,
      wrongRows: null,
      wrongCells: null,
      seenAt: before?.at ?? null,
      wasStored: (await tx.$count(orderImport, stored)) > 0,
    };
    await tx.insert(orderImport).values(record);
    emit({ type: "orderImport.uploaded", subject: importId, site, after: { bytes: file.bytes, sha256: file.sha256 } });
    return one(await viewsOf(tx, [record]));
  });
  call.jobs.look();
  return answered;
}

/** Has a READY sheet stored; what else it is says 409004. */
async function store(call: Call, id: string): Promise<OrderImport> {
  await ownImport(call, id);
  await mustHold(call, []);
  const answered = await call.write(async (tx, emit) => {
    const { site, orders } = await claim(call, tx, id);
    const task = await askTask(call, tx, emit, { kind: storeImport, buttons: [], input: { importId: id } });
    const [asked] = await tx
      .update(orderImport)
      .set({ state: "STORING", taskId: task.id })
      .where(eq(orderImport.id, id))
      .returning();
    emit({ type: "orderImport.asked", subject: id, site, after: { state: "STORING", orders } });
    return one(await viewsOf(tx, asked ? [asked] : []));
  });
  call.jobs.look();
  return answered;
}

/** The marked workbook; that it was taken is recorded. */
async function download(call: Call, id: string): Promise<FileAnswer> {
  const { taskId, hasMarked } = await ownImport(call, id);
  const [task] = await call.db.select().from(userTask).where(eq(userTask.id, taskId));
  if (!hasMarked || !task?.file || task.fileKey === null) throw fail(SERVICE_CODES.notFound);
  const { file, fileKey } = task;
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      emit({
        type: "orderImport.downloaded",
        subject: id,
        site: task.site,
        kind: "EXPORT",
        after: { file: file.name },
      });
      return { name: file.name, type: file.type, chunks: await call.storage.read(MARKED, fileKey) };
    },
    { remember: false },
  );
}

async function template({ language }: Call): Promise<FileAnswer> {
  const made = await makeTemplate(language);
  async function* chunks() {
    yield made;
  }
  return { name: `linehaul-${importTexts[language].text.orders}.xlsx`, type: TYPES.XLSX.type, chunks: chunks() };
}

export const feature: Feature = {
  ...bind(orderImportRoutes, {
    pageQuery: ({ body }, call) => importPage(call, body),
    byIds: ({ body }, call) => importRows(call, body.ids),
    errors: async ({ body }, call) => errorPage(call, body, await ownErrors(call)),
    upload: async ({ file }) => file,
    dryRun: ({ body }, call) => dryRun(call, body.file),
    headings: ({ body }, call) => headingsOf(call, body.id),
    map: ({ params, body }, call) => mapImport(call, params.id, body.map),
    store: ({ params }, call) => store(call, params.id),
    cancel: ({ params }, call) => cancel(call, params.id),
    retry: ({ params }, call) => retry(call, params.id),
    template: (_input, call) => template(call),
    download: ({ params }, call) => download(call, params.id),
  }),
  work: [checkImport, storeImport],
};
