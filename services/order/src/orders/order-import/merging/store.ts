import { load } from "@linehaul/kit/demo/load";
import { ServiceFailure } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import type { TaskEnd, TaskKind, TaskWork } from "@linehaul/kit/tasks/kind";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { keepFailed, keepRefused } from "../../failed-order/record.ts";
import { beginAllocating, endAllocating } from "../../order/export/allocating.ts";
import { orderMeans } from "../../order/means.ts";
import { storeGroups, type StoredOrder } from "../../order/writing/store.ts";
import { asChecked, failureOf, kept, look, refusedBy, uploadedOf } from "../kinds.ts";
import { writerOfWork } from "../look.ts";
import { customersNamed } from "../../order/writing/known.ts";
import { orderImport } from "../table.ts";
import { partedRowsOf, wrongRowsOf, writeRefused } from "./refused.ts";
import { standing, type Standing } from "./rows.ts";
import {
  mergedOrder,
  orderMerge,
  proposedOrder,
  type MergedRecord,
  type MergeRecord,
  type ProposedRecord,
} from "./table.ts";

const Input = z.object({ importId: z.uuid(), mergeId: z.uuid() });

interface Proposal {
  readonly merge: MergeRecord;
  readonly proposed: readonly ProposedRecord[];
}
async function proposalOf({ db, task }: TaskWork): Promise<Proposal> {
  const { mergeId } = Input.parse(task.input);
  const [merge] = await db.select().from(orderMerge).where(eq(orderMerge.id, mergeId));
  if (merge === undefined) throw new Error("a merge without its record");
  const proposed = await db
    .select()
    .from(proposedOrder)
    .where(eq(proposedOrder.preMergeId, merge.preMergeId))
    .orderBy(asc(proposedOrder.row));
  return { merge, proposed };
}

/** The orders that were stored, by the rows that they were made of. */
const mergedRows = ({ merge, proposed }: Proposal, stored: readonly StoredOrder[]): MergedRecord[] =>
  proposed.flatMap(({ row, groupNo, rows, orderNos, customerCode, receiverName, receiverCountry, parcels }, n) => {
    const order = stored[n];
    if (order === undefined) return [];
    const { id: orderId, sfWaybillNo, childNos } = order;
    const of = { id: newId(), mergeId: merge.id, site: merge.site, user: merge.user };
    const numbers = { orderId, sfWaybillNo, childNos: [...childNos] };
    return [{ ...of, ...numbers, row, groupNo, rows, orderNos, customerCode, receiverName, receiverCountry, parcels }];
  });

/** Groups that hold no longer: the sheet stays as ready as it was, to be looked at anew. */
function parted(work: TaskWork, { merge, proposed }: Proposal, { groups, broken }: Standing): TaskEnd {
  const orders = proposed.flatMap((one, n) => (broken.includes(one) ? (groups[n] ?? []) : []));
  const fields = orders.map((_order, n) => ({
    path: ["orders", n, "customerOrderNo"],
    key: "order.merge",
    params: {},
  }));
  return {
    effect: async (tx, emit) => {
      await writeRefused(tx, work.now, merge, proposed, partedRowsOf(broken));
      await tx.update(orderImport).set({ state: "READY" }).where(eq(orderImport.id, merge.importId));
      if (orders.length > 0)
        await keepRefused(
          tx,
          emit,
          refusedBy(work, orders, "MERGE"),
          new ServiceFailure(SERVICE_CODES.invalid, { fields }),
        );
      const after = { state: "REFUSED", groups: broken.length };
      emit({ type: "orderImport.mergeRefused", subject: merge.id, site: merge.site, after });
    },
  };
}

/** Stores an order a proposal, all or none. */
async function stored(work: TaskWork, proposal: Proposal, groups: readonly (readonly NewOrder[])[]): Promise<TaskEnd> {
  const { merge } = proposal;
  // Files of the site's orders wait until their numbers are given out (ORD-07).
  await beginAllocating(work.db, merge.site, work.task.id, work.now);
  return {
    effect: async (tx, emit) => {
      try {
        const made = await storeGroups(tx, emit, groups, { writer: writerOfWork(work) });
        await load(tx, mergedOrder, mergedRows(proposal, made));
      } catch (error) {
        // Outside of the transaction, which is not going to be: not waited for, the embedded database is one connection.
        void keepFailed({ ...refusedBy(work, groups.flat(), "MERGE"), db: work.db }, error, work.log);
        void endAllocating(work.db, work.task.id).catch((left: unknown) => work.log.warn({ err: left }, "files wait"));
        throw error;
      }
      await endAllocating(tx, work.task.id);
      await tx.update(orderImport).set({ state: "STORED" }).where(eq(orderImport.id, merge.importId));
      await tx.update(orderMerge).set({ state: "MERGED", stored: groups.length }).where(eq(orderMerge.id, merge.id));
      const after = { state: "MERGED", orders: merge.orders, stored: groups.length };
      emit({ type: "orderImport.merged", subject: merge.id, site: merge.site, after });
    },
  };
}

/** Stores a sheet as it was proposed (ORD-12), all of it or nothing: every order is looked at once more, for much may have changed since. */
export const mergeImport: TaskKind = {
  ...kept,
  kind: "orderImport.merge",
  async run(work) {
    const proposal = await proposalOf(work);
    const { merge, proposed } = proposal;
    const uploaded = await uploadedOf(work);
    const { found, end } = await look(work, uploaded, asChecked(uploaded));
    if (found.refusal === null && found.wrong.length === 0) {
      const customers = customersNamed(found.right.map(({ order }) => order));
      const means = await orderMeans(work.db, { ...writerOfWork(work), customers });
      const still = standing(proposed, found.right, means);
      return still.broken.length > 0 ? parted(work, proposal, still) : stored(work, proposal, still.groups);
    }
    return {
      effect: async (tx, emit) => {
        await end.effect(tx, emit);
        await writeRefused(tx, work.now, merge, proposed, found.refusal === null ? wrongRowsOf(found) : []);
        if (found.refusal === null && found.wrongOrders.length > 0) {
          const orders = found.wrongOrders.map(({ order }) => order);
          await keepRefused(tx, emit, refusedBy(work, orders, "MERGE"), failureOf(found.wrongOrders));
        }
      },
    };
  },
};
