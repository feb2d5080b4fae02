import { storedFile, type StoredFileRecord } from "@linehaul/kit/files/tables";
import type { TaskEnd, TaskKind, TaskWork } from "@linehaul/kit/tasks/kind";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { beginAllocating, endAllocating } from "../order/export/allocating.ts";
import { storeOrders } from "../order/writing/store.ts";
import { IMPORT_CHANGED, MARKED, MARKED_HOURS } from "./container.ts";
import { keepMarked, refused, writeFound } from "./found.ts";
import { lookAt, writerOfWork } from "./look.ts";
import { orderImport, type ImportRecord } from "./table.ts";

const Input = z.object({ importId: z.uuid() });

interface Uploaded {
  readonly record: ImportRecord;
  readonly file: StoredFileRecord;
}
async function uploadedOf({ db, task }: TaskWork): Promise<Uploaded> {
  const { importId } = Input.parse(task.input);
  const [found] = await db
    .select({ record: orderImport, file: storedFile })
    .from(orderImport)
    .innerJoin(storedFile, eq(storedFile.id, orderImport.fileId))
    .where(eq(orderImport.id, importId));
  if (found === undefined) throw new Error("an import without its record or file");
  return found;
}

/** Looks at a sheet; what is wrong is kept, marked in the workbook, and told. Says nothing where every order may be stored. */
async function look(work: TaskWork, { record, file }: Uploaded) {
  const found = await lookAt(work, file, record.heads);
  if (found.refusal !== null)
    return { found, end: { effect: (tx) => refused(tx, record.id, found) } satisfies TaskEnd };
  if (found.wrong.length > 0) await keepMarked(work, record, found);
  return { found, end: { effect: (tx, emit) => writeFound(tx, emit, work, record, found) } satisfies TaskEnd };
}

const kept = { event: IMPORT_CHANGED, container: MARKED, keptHours: MARKED_HOURS } as const;

/** The dry run (ORD-12): everything is looked at, nothing of the orders is stored. */
export const checkImport: TaskKind = {
  ...kept,
  kind: "orderImport.check",
  run: async (work) => (await look(work, await uploadedOf(work))).end,
};

/** Stores a checked sheet, all of it or nothing: every order is looked at once more, for much may have changed since. */
export const storeImport: TaskKind = {
  ...kept,
  kind: "orderImport.store",
  async run(work) {
    const uploaded = await uploadedOf(work);
    const { record } = uploaded;
    const { found, end } = await look(work, uploaded);
    if (found.refusal !== null || found.wrong.length > 0) return end;
    const orders = found.right.map(({ order }) => order);
    // Files of the site's orders wait until their numbers are given out (ORD-07).
    await beginAllocating(work.db, record.site, work.task.id, work.now);
    return {
      effect: async (tx, emit) => {
        try {
          await storeOrders(tx, emit, orders, { writer: writerOfWork(work) });
        } catch (error) {
          // Outside of the transaction, which is not going to be: not waited for, the embedded database is one connection.
          void endAllocating(work.db, work.task.id).catch((left: unknown) =>
            work.log.warn({ err: left }, "files wait"),
          );
          throw error;
        }
        await endAllocating(tx, work.task.id);
        await tx.update(orderImport).set({ state: "STORED" }).where(eq(orderImport.id, record.id));
        const after = { state: "STORED", orders: orders.length };
        emit({ type: "orderImport.stored", subject: record.id, site: record.site, after });
      },
    };
  },
};
