import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderOutcome } from "@linehaul/schema/orders/order/act";

const NOT_FOUND = {
  sfWaybillNo: null,
  isDone: false,
  code: SERVICE_CODES.notFound,
  stateFound: null,
  by: null,
  at: null,
} as const satisfies Omit<OrderOutcome, "orderId">;

/** Outcomes as their orders were asked for; one that the caller doesn't have is not found, like one that nobody has. */
export function inOrder(ids: readonly string[], outcomes: readonly OrderOutcome[]): readonly OrderOutcome[] {
  const known = new Map(outcomes.map((outcome) => [outcome.orderId, outcome]));
  return ids.map((orderId) => known.get(orderId) ?? { ...NOT_FOUND, orderId });
}
