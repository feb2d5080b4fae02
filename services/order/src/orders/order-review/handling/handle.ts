import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { outbox } from "@linehaul/kit/tables";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { isWaiting } from "@linehaul/schema/orders/order/lifecycle";
import type { ReviewCase } from "@linehaul/schema/orders/order-review/case";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { orderHistory } from "../../order/parts/table.ts";
import { orders, type OrderRecord } from "../../order/table.ts";
import { reviewable } from "../../staff-audit-auth/reviewable.ts";
import { caseOf } from "../case.ts";
import { handlingOf } from "./standing.ts";
import { caseHandling } from "./table.ts";

/** So long after the last sign of a tab that shows the case a reviewer is on it. */
const until = sql`now() + interval '2 minutes'`;
/** Some milliseconds each, one after the other: nobody waits for somebody who waits for him. */
const oneByOne = async (tx: Db): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtext('case handling'))`));

async function seenCase(tx: Db, mine: SQL, id: string): Promise<OrderRecord> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(mine, eq(orders.id, id)));
  if (order === undefined) throw fail(SERVICE_CODES.notFound);
  return order;
}
/** That somebody is on a case, or is not any more, is no act: readers are told, the trail is not. */
const tell = async (tx: Db, call: Call, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const { traceId } = call;
  const { site, user } = call.caller;
  const of = (subject: string) => ({ type: "review.handled", subject, at: call.now(), site, user, traceId, data: {} });
  await tx.insert(outbox).values(ids.map(of));
};

/** Frees what the caller is on, but for one order. */
async function free(tx: Db, { caller }: Call, except: string): Promise<readonly string[]> {
  const his = and(eq(caseHandling.site, caller.site), eq(caseHandling.handledBy, caller.userName));
  const rows = await tx
    .delete(caseHandling)
    .where(and(his, ne(caseHandling.orderId, except)))
    .returning({ orderId: caseHandling.orderId });
  return rows.map(({ orderId }) => orderId);
}
async function put(tx: Db, { caller }: Call, { id, site }: OrderRecord): Promise<void> {
  const his = { handledBy: caller.userName, since: sql`now()`, until };
  const values = { orderId: id, site, ...his };
  await tx.insert(caseHandling).values(values).onConflictDoUpdate({ target: caseHandling.orderId, set: his });
}

/** The caller is on a case from now on, or still: whoever else is on it stays. What is decided needs nobody. */
export async function handle(call: Call, id: string): Promise<ReviewCase> {
  const mine = await reviewable(call);
  return call.db.transaction(async (tx) => {
    await oneByOne(tx);
    const order = await seenCase(tx, mine, id);
    const handler = (await handlingOf(tx, [id])).get(id)?.handledBy;
    if (handler === call.caller.userName)
      await tx.update(caseHandling).set({ until }).where(eq(caseHandling.orderId, id));
    else if (handler === undefined && isWaiting(order.orderStatus)) {
      const left = await free(tx, call, id);
      await put(tx, call, order);
      await tell(tx, call, [...left, id]);
    }
    return caseOf(tx, order);
  });
}

/** The caller is on a case in place of whoever was: an act, which the trail and the order's history keep. */
export async function takeOver(call: Call, id: string): Promise<ReviewCase> {
  const mine = await reviewable(call);
  const { userName } = call.caller;
  return call.write(async (tx, emit) => {
    await oneByOne(tx);
    const order = await seenCase(tx, mine, id);
    if (!isWaiting(order.orderStatus)) return caseOf(tx, order);
    const from = (await handlingOf(tx, [id])).get(id)?.handledBy;
    const left = await free(tx, call, id);
    await put(tx, call, order);
    await tell(tx, call, left);
    const { site } = order;
    if (from !== undefined && from !== userName) {
      const line = { id: newId(), orderId: id, site, event: "TAKEN_OVER", params: { from } } as const;
      await tx.insert(orderHistory).values({ ...line, actor: userName, at: call.now() });
    }
    emit({
      type: "review.takenOver",
      subject: id,
      site,
      data: {},
      before: { handledBy: from ?? null },
      after: { handledBy: userName },
    });
    return caseOf(tx, order);
  });
}

/** The caller is on a case no longer. */
export async function leave(call: Call, id: string): Promise<ReviewCase> {
  const mine = await reviewable(call);
  const { site, userName } = call.caller;
  return call.db.transaction(async (tx) => {
    const order = await seenCase(tx, mine, id);
    const his = and(eq(caseHandling.orderId, id), eq(caseHandling.site, site), eq(caseHandling.handledBy, userName));
    const left = await tx.delete(caseHandling).where(his).returning({ orderId: caseHandling.orderId });
    await tell(
      tx,
      call,
      left.map(({ orderId }) => orderId),
    );
    return caseOf(tx, order);
  });
}
