import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import type { TaskKind } from "@linehaul/kit/tasks/kind";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { orderMeans } from "../../order/means.ts";
import { customersNamed, customersOf } from "../../order/writing/known.ts";
import { isReady } from "../claim.ts";
import { asChecked, kept, look, uploadedOf } from "../kinds.ts";
import { writerOfWork } from "../look.ts";
import { orderImport } from "../table.ts";
import { proposedOf } from "./rows.ts";
import { orderPreMerge, proposedOrder, type PreMergeRecord, type ProposedRecord } from "./table.ts";
import { keepProposal } from "./workbook.ts";

const Input = z.object({ importId: z.uuid(), preMergeId: z.uuid() });

/** Ends a pre-merge, and tells of it. */
async function ended(tx: Db, emit: Emit, { id, site }: PreMergeRecord, how: Partial<PreMergeRecord>): Promise<void> {
  await tx.update(orderPreMerge).set(how).where(eq(orderPreMerge.id, id));
  const { state = "REFUSED", groups = null, alone = null } = how;
  emit({ type: "orderImport.preMerged", subject: id, site, after: { state, groups, alone } });
}

async function writeProposed(
  tx: Db,
  emit: Emit,
  record: PreMergeRecord,
  orders: number,
  proposed: readonly ProposedRecord[],
): Promise<void> {
  // Somebody may have had it stored meanwhile.
  if (!(await isReady(tx, record.importId))) return ended(tx, emit, record, { state: "REFUSED", orders });
  await load(tx, proposedOrder, proposed);
  const alone = proposed.filter(({ groupNo }) => groupNo === null).length;
  await ended(tx, emit, record, {
    state: "PROPOSED",
    orders,
    alone,
    groups: proposed.length - alone,
    grouped: orders - alone,
  });
}

/** Reads a sheet again and proposes which of its orders travel together (ORD-12): nothing of them is stored. */
export const proposeMerge: TaskKind = {
  ...kept,
  kind: "orderImport.preMerge",
  async run(work) {
    const { db } = work;
    const { preMergeId } = Input.parse(work.task.input);
    const [record] = await db.select().from(orderPreMerge).where(eq(orderPreMerge.id, preMergeId));
    if (record === undefined) throw new Error("a pre-merge without its record");
    const uploaded = await uploadedOf(work);
    const { found, end } = await look(work, uploaded, asChecked(uploaded));
    if (found.refusal !== null || found.wrong.length > 0)
      return {
        effect: async (tx, emit) => {
          const wrongCells = found.refusal === null ? found.wrong.length : null;
          const mayTell = await isReady(tx, record.importId);
          if (mayTell) {
            await end.effect(tx, emit);
            // The workbook with the marks is this task's.
            await tx.update(orderImport).set({ taskId: work.task.id }).where(eq(orderImport.id, record.importId));
          }
          await ended(tx, emit, record, { state: "REFUSED", wrongCells: mayTell ? wrongCells : null });
        },
      };
    const codes = customersNamed(found.right.map(({ order }) => order));
    const customers = await customersOf(db, writerOfWork(work), codes);
    const nameOf = (code: string) => customers.get(code)?.name ?? null;
    const means = await orderMeans(db, { ...writerOfWork(work), customers: codes });
    const proposed = proposedOf(record, found.right, { means, nameOf });
    await keepProposal(work, record, proposed, found.right);
    return { effect: (tx, emit) => writeProposed(tx, emit, record, found.orders, proposed) };
  },
};
