import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { newId } from "@linehaul/kit/ids";
import { anyOf } from "@linehaul/kit/many";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderOutcome } from "@linehaul/schema/orders/order/act";
import { CancelOrders } from "@linehaul/schema/orders/order/cancel";
import { CANCEL_TYPE_OF, isCancelButton, mayStep, type OrderState } from "@linehaul/schema/orders/order/lifecycle";
import type { OrderStatus } from "@linehaul/schema/orders/order/status";
import { and, asc } from "drizzle-orm";
import type { z } from "zod";
import { cancelRecord, type CancelRecordRow } from "../../cancel-record/table.ts";
import { askOutlet } from "../../intercept-release/ask-outlet.ts";
import { cancelAtCustoms } from "../../order-push/push.ts";
import { inOrder } from "../act/in-order.ts";
import type { Acting, OrderActKind } from "../act/kind.ts";
import { takeStep } from "../lifecycle/take-step.ts";
import { orders, type OrderRecord } from "../table.ts";
import { cancelledBy } from "./found.ts";

const Cancelling = CancelOrders.omit({ ids: true });
type Cancelling = z.output<typeof Cancelling>;

const CANCELLED = { orderStatus: "CANCELLED", auditStatus: "CANCELLED" } as const satisfies OrderState;
const UNDER_WAY: readonly OrderStatus[] = ["PICKED_UP", "IN_TRANSIT"];

/** An order that is cancelled, as it was before. */
interface CancelledOrder {
  readonly order: OrderRecord;
  readonly record: CancelRecordRow;
}

const recordOf = (order: OrderRecord, { userName, button, at }: Acting, how: Cancelling): CancelRecordRow => {
  if (!isCancelButton(button)) throw new Error(`${button} cancels no orders`);
  return {
    id: newId(),
    orderId: order.id,
    site: order.site,
    sfWaybillNo: order.sfWaybillNo,
    customerOrderNo: order.customerOrderNo,
    customerCode: order.customerCode,
    customerName: order.customerName,
    receiverCountry: order.receiverCountry,
    orgCode: order.orgCode,
    stateBefore: order.orderStatus,
    auditBefore: order.auditStatus,
    type: how.byCustomer ? "BY_CUSTOMER" : CANCEL_TYPE_OF[button],
    reason: how.reason,
    cancelledBy: userName,
    page: how.page,
    at,
  };
};

/** States, history and record of orders that may be cancelled, and what is told of each. */
async function write(
  tx: Db,
  emit: Emit,
  all: readonly CancelledOrder[],
  { userName, at, traceId }: Acting,
): Promise<void> {
  const [first] = all;
  if (first === undefined) return;
  const { type, reason, page } = first.record;
  const cancelled = all.map(({ order }) => order);
  await takeStep(tx, cancelled, {
    step: "CANCELLED",
    actor: userName,
    at,
    params: { type },
    more: { cancelReason: reason, cancelType: type, cancelledAt: at },
  });
  await tx.insert(cancelRecord).values(all.map(({ record }) => record));
  const asking = { askedBy: userName, at, traceId };
  await cancelAtCustoms(tx, cancelled, asking);
  // What is on its way already is to be held where it is.
  const underWay = cancelled.filter(({ orderStatus }) => UNDER_WAY.includes(orderStatus));
  await askOutlet(tx, emit, "INTERCEPT", underWay, asking);
  for (const { order } of all)
    emit({
      type: "order.cancelled",
      subject: order.id,
      site: order.site,
      ...(reason !== null && { reason }),
      data: { sfWaybillNo: order.sfWaybillNo, stateBefore: order.orderStatus, cancelType: type },
      before: { orderStatus: order.orderStatus, auditStatus: order.auditStatus },
      after: { ...CANCELLED, cancelType: type, page },
    });
}

/** Cancels orders that the transaction holds and that may be. */
export const cancelHeld = (
  tx: Db,
  emit: Emit,
  held: readonly OrderRecord[],
  who: Acting,
  how: Cancelling,
): Promise<void> =>
  write(
    tx,
    emit,
    held.map((order) => ({ order, record: recordOf(order, who, how) })),
    who,
  );

/**
 * Cancels orders, each that may be, in one transaction (ORD-06). They are locked by their ids, so that of two who cancel the same orders
 * neither waits for the other for ever, and the second finds what the first did.
 */
async function act(
  tx: Db,
  emit: Emit,
  who: Acting,
  ids: readonly string[],
  how: Cancelling,
): Promise<readonly OrderOutcome[]> {
  const found = await tx
    .select()
    .from(orders)
    .where(and(who.mine, anyOf(orders.id, ids)))
    .orderBy(asc(orders.id))
    .for("update");
  const mayBe = (order: OrderRecord): boolean => mayStep("CANCELLED", who.button, order.orderStatus);
  const before = await cancelledBy(tx, found);
  await cancelHeld(tx, emit, found.filter(mayBe), who, how);
  const outcomes = found.map((order): OrderOutcome => {
    const isDone = mayBe(order);
    const { id: orderId, sfWaybillNo, orderStatus: stateFound } = order;
    const code = isDone ? null : SERVICE_CODES.wrongState;
    return { orderId, sfWaybillNo, isDone, code, stateFound, ...(before.get(orderId) ?? { by: null, at: null }) };
  });
  return inOrder(ids, outcomes);
}

/** Cancelling as an act on many orders. */
export const cancelAct: OrderActKind<Cancelling> = { kind: "orderAct.cancel", how: Cancelling, act };
