import { storedFile, type StoredFileRecord } from "@linehaul/kit/files/tables";
import { ServiceFailure } from "@linehaul/kit/fail";
import { callerOf } from "@linehaul/kit/tasks/do-task";
import type { Sheet } from "@linehaul/kit/sheets/sheet";
import type { TaskEnd, TaskKind, TaskWork } from "@linehaul/kit/tasks/kind";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderWrite } from "@linehaul/schema/orders/failed-order";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { appliedMap, type AppliedMap } from "../order-template/applied.ts";
import { keepFailed, keepRefused, type Refused } from "../failed-order/record.ts";
import { beginAllocating, endAllocating } from "../order/export/allocating.ts";
import { storeOrders } from "../order/writing/store.ts";
import { IMPORT_CHANGED, MARKED, MARKED_HOURS } from "./container.ts";
import { keepMarked, refused, writeFound } from "./found.ts";
import type { WrongOrder } from "./check.ts";
import { lookAt, writerOfWork } from "./look.ts";
import { orderImport, type ImportRecord } from "./table.ts";

const Input = z.object({ importId: z.uuid() });

/** A sheet that somebody uploaded, with its file. */
export interface Uploaded {
  readonly record: ImportRecord;
  readonly file: StoredFileRecord;
}
/** The sheet that a task names. */
export async function uploadedOf({ db, task }: TaskWork): Promise<Uploaded> {
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
export async function look(work: TaskWork, { record, file }: Uploaded, mapFor: (sheet: Sheet) => Promise<AppliedMap>) {
  const found = await lookAt(work, file, mapFor);
  if (found.refusal !== null)
    return { found, end: { effect: (tx) => refused(tx, record.id, found) } satisfies TaskEnd };
  if (found.wrong.length > 0) await keepMarked(work, record, found);
  return { found, end: { effect: (tx, emit) => writeFound(tx, emit, work, record, found) } satisfies TaskEnd };
}

/** Its headings are read as they were checked, whatever was chosen since. */
export const asChecked =
  ({ record }: Uploaded) =>
  async (): Promise<AppliedMap> => ({ chosen: record.heads, template: record.template });

/** What tasks of imports have in common. */
export const kept = { event: IMPORT_CHANGED, container: MARKED, keptHours: MARKED_HOURS } as const;

/** The dry run (ORD-12): everything is looked at, nothing of the orders is stored. */
export const checkImport: TaskKind = {
  ...kept,
  kind: "orderImport.check",
  async run(work) {
    const { db, task, scope } = work;
    const reader = { site: task.site, user: task.user, scope };
    return (await look(work, await uploadedOf(work), (sheet) => appliedMap(db, reader, sheet))).end;
  },
};

/** Orders of a sheet that were to be stored, as they are kept when they are not. */
export const refusedBy = (
  { task, now }: TaskWork,
  orders: readonly NewOrder[],
  write: OrderWrite = "STORE",
): Refused => ({
  write,
  source: "BATCH_IMPORT",
  context: { caller: callerOf("order", task), route: `task ${task.kind}`, traceId: task.traceId, at: now },
  orders,
});
/** What orders were refused for, as the refusal of one write. */
export const failureOf = (wrong: readonly WrongOrder[]): ServiceFailure =>
  new ServiceFailure(SERVICE_CODES.invalid, {
    fields: wrong.flatMap(({ problems }, i) => problems.map((p) => ({ ...p, path: ["orders", i, ...p.path] }))),
  });

/** Stores a checked sheet, all of it or nothing: every order is looked at once more, for much may have changed since. */
export const storeImport: TaskKind = {
  ...kept,
  kind: "orderImport.store",
  async run(work) {
    const uploaded = await uploadedOf(work);
    const { record } = uploaded;
    const { found, end } = await look(work, uploaded, asChecked(uploaded));
    if (found.refusal !== null) return end;
    if (found.wrong.length > 0) {
      const { wrongOrders } = found;
      const refused = refusedBy(
        work,
        wrongOrders.map(({ order }) => order),
      );
      return {
        effect: async (tx, emit) => {
          await end.effect(tx, emit);
          if (wrongOrders.length > 0) await keepRefused(tx, emit, refused, failureOf(wrongOrders));
        },
      };
    }
    const orders = found.right.map(({ order }) => order);
    // Files of the site's orders wait until their numbers are given out (ORD-07).
    await beginAllocating(work.db, record.site, work.task.id, work.now);
    return {
      effect: async (tx, emit) => {
        try {
          await storeOrders(tx, emit, orders, { writer: writerOfWork(work) });
        } catch (error) {
          // Outside of the transaction, which is not going to be: not waited for, the embedded database is one connection.
          void keepFailed({ ...refusedBy(work, orders), db: work.db }, error, work.log);
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
