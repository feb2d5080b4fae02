import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import { isWaiting, ORDER_STATES } from "@linehaul/schema/orders/order/lifecycle";
import type { OrderStatus } from "@linehaul/schema/orders/order/status";
import { orders } from "../../table.ts";

/** Far enough for a test of something else. */
export const LATER = new Date("2099-01-01T00:00:00Z");

/** Puts orders where a test needs them, without the way that leads there. */
export async function setState(
  db: Db,
  ids: readonly string[],
  orderStatus: OrderStatus,
  passAt = orderStatus === "TO_VERIFY" ? LATER : null,
): Promise<void> {
  const state = ORDER_STATES.find((one) => one.orderStatus === orderStatus);
  await db
    .update(orders)
    .set({ ...state, passAt, waitingSince: isWaiting(orderStatus) ? new Date() : null })
    .where(anyOf(orders.id, ids));
}
