import type { OrderStatus } from "@linehaul/schema/orders/order/status";

/** The way of every order; a cancelled one leaves it. */
export const STEPS = ["CREATED", "REVIEW", "APPROVED", "PICKED_UP", "IN_TRANSIT", "DELIVERED"] as const;
export type StepId = (typeof STEPS)[number];

/** How many steps a state has behind it; the next one is under way. */
const BEHIND: Record<Exclude<OrderStatus, "CANCELLED">, number> = {
  TO_VERIFY: 1,
  TO_CONTACT: 1,
  TO_SUPPLEMENT: 1,
  APPROVED: 3,
  PICKED_UP: 4,
  IN_TRANSIT: 4,
  DELIVERED: 6,
};
const isOnItsWay = (status: string): status is keyof typeof BEHIND => status in BEHIND;

export interface Step {
  readonly id: StepId | "CANCELLED";
  readonly at: "done" | "now" | "later" | "ended";
}

/** The path of an order in a state. A cancelled one shows where it stopped: after its review when that was passed. */
export function stepsOf(status: string, events: readonly string[]): readonly Step[] {
  if (isOnItsWay(status)) {
    const behind = BEHIND[status];
    return STEPS.map((id, n) => ({ id, at: n < behind ? "done" : n === behind ? "now" : "later" }));
  }
  if (status !== "CANCELLED") return [];
  const passed = events.includes("APPROVED") || events.includes("AUTO_PASSED");
  const done: readonly StepId[] = passed ? ["CREATED", "REVIEW", "APPROVED"] : ["CREATED"];
  return [...done.map((id) => ({ id, at: "done" as const })), { id: "CANCELLED", at: "ended" }];
}
