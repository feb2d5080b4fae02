import type { Emit } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderOutcome } from "@linehaul/schema/orders/order/act";
import { z } from "zod";
import { pushOrders } from "../../order-push/push.ts";
import type { Acting, OrderActKind } from "../act/kind.ts";
import { cancelledBy } from "../cancel/found.ts";

const Nothing = z.object({});

/** Pushes orders, each that may be, in one transaction (ORD-09). */
async function act(
  tx: Db,
  emit: Emit,
  { mine, userName: askedBy, at, traceId }: Acting,
  ids: readonly string[],
): Promise<readonly OrderOutcome[]> {
  const { pushed, refused } = await pushOrders(tx, emit, mine, ids, { askedBy, at, traceId });
  const before = await cancelledBy(tx, refused);
  const none = { code: null, by: null, at: null };
  const outcomes = new Map(
    [...pushed, ...refused].map((order): [string, OrderOutcome] => {
      const { id, sfWaybillNo, orderStatus: stateFound } = order;
      const found = { orderId: id, sfWaybillNo, stateFound };
      if (pushed.includes(order)) return [id, { ...none, ...found, isDone: true }];
      return [id, { ...none, ...found, ...before.get(id), isDone: false, code: SERVICE_CODES.wrongState }];
    }),
  );
  const unknown = { ...none, sfWaybillNo: null, isDone: false, code: SERVICE_CODES.notFound, stateFound: null };
  return ids.map((orderId) => outcomes.get(orderId) ?? { ...unknown, orderId });
}

/** Pushing as an act on many orders. */
export const pushAct: OrderActKind<z.output<typeof Nothing>> = { kind: "orderAct.push", how: Nothing, act };
