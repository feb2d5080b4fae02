import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderOutcome } from "@linehaul/schema/orders/order/act";
import { z } from "zod";
import { pushOrders } from "../../order-push/push.ts";
import { inOrder } from "../act/in-order.ts";
import type { Acting, OrderActKind } from "../act/kind.ts";
import { cancelledBy } from "../cancel/found.ts";
import type { OrderRecord } from "../table.ts";

const Nothing = z.object({});

/** Pushes orders, each that may be, in one transaction (ORD-09). */
async function act(
  tx: Db,
  emit: Emit,
  { mine, userName: askedBy, at, traceId }: Acting,
  ids: readonly string[],
): Promise<readonly OrderOutcome[]> {
  const { pushed, unmapped, refused } = await pushOrders(tx, emit, mine, ids, { askedBy, at, traceId });
  const before = await cancelledBy(tx, refused);
  const outcomeOf = (order: OrderRecord, code: OrderOutcome["code"]): OrderOutcome => {
    const { id: orderId, sfWaybillNo, orderStatus: stateFound } = order;
    const how = before.get(orderId) ?? { by: null, at: null };
    return { orderId, sfWaybillNo, isDone: code === null, code, stateFound, ...how };
  };
  return inOrder(ids, [
    ...pushed.map((order) => outcomeOf(order, null)),
    ...unmapped.map((order) => outcomeOf(order, SERVICE_CODES.unmapped)),
    ...refused.map((order) => outcomeOf(order, SERVICE_CODES.wrongState)),
  ]);
}

/** Pushing as an act on many orders. */
export const pushAct: OrderActKind<z.output<typeof Nothing>> = { kind: "orderAct.push", how: Nothing, act };
