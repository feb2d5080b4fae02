import { type Random, weighted } from "@linehaul/kit/demo/prng";
import { DOCUMENT_KINDS, type OrderEvent } from "@linehaul/schema/orders/order/history";
import { isStepName, isWaiting, type OrderState, stateBy } from "@linehaul/schema/orders/order/lifecycle";
import { CANCEL_TYPES } from "@linehaul/schema/orders/order/status";
import type { SiteCode } from "@linehaul/schema/sites";
import { passTime } from "../orders/order/lifecycle/pass-time.ts";

const HOUR = 3_600_000;
const PASS_HOURS = 24;
type CancelType = (typeof CANCEL_TYPES)[number];

/** Something that happens to an order. */
export interface Step {
  readonly event: OrderEvent;
  readonly params: Readonly<Record<string, string>>;
  readonly actor: string;
  readonly at: number;
}
export interface Way {
  readonly site: SiteCode;
  readonly createdAt: number;
  readonly source: string;
  readonly customer: string;
  readonly from: string;
  readonly to: string;
  readonly parcels: number;
  readonly outlet: string;
  readonly fee: { readonly amount: string; readonly currency: string };
}

/** Why a customer is asked. */
const QUESTIONS = [
  "What are the batteries' watt hours?",
  "收件人电话无法接通，请确认号码",
  "Declared value and invoice differ",
  "What is the machine used for?",
  "Consignee's address has no house number",
] as const;

const review = weighted<"auto" | "approve" | "contact" | "supplement">([
  ["auto", 46],
  ["approve", 36],
  ["contact", 9],
  ["supplement", 9],
]);
const ending = weighted<"delivered" | CancelType>([
  ["delivered", 944],
  ["BY_CUSTOMER", 30],
  ["BY_REVIEWER", 9],
  ["BY_CLERK", 5],
  ["BY_SYSTEM", 8],
  ["BY_ADMINISTRATOR", 4],
]);

/** The whole life of an order, from its placing to the consignee or to its cancelling, as if nothing lay in the future. */
export function journey(r: Random, way: Way): Step[] {
  const steps: Step[] = [];
  let at = way.createdAt;
  const step = (event: OrderEvent, actor: string, hours: readonly [number, number], params: Step["params"] = {}) => {
    at += Math.floor((hours[0] + r.next() * (hours[1] - hours[0])) * HOUR);
    steps.push({ event, params, actor, at });
  };
  const reviewer = `reviewer.${way.site.toLowerCase()}`;
  step("CREATED", way.customer, [0, 0], { source: way.source });
  step("FEE_ESTIMATED", "rate engine", [0.002, 0.02], { ...way.fee });
  if (r.chance(0.6)) step("DOCUMENTS_READ", "system", [0.02, 0.4]);
  const end = ending(r);
  // What the system cancels is an order whose documents never came.
  const chosen = end === "BY_SYSTEM" ? "supplement" : review(r);
  if (chosen === "contact") {
    const reason = QUESTIONS[way.createdAt % QUESTIONS.length] ?? QUESTIONS[0];
    step("TO_CONTACT", reviewer, [1, 14], { reason });
    if (end === "delivered") step("CONTACTED", reviewer, [4, 90]);
  } else if (chosen === "supplement") {
    const document = r.pick(DOCUMENT_KINDS);
    step("TO_SUPPLEMENT", reviewer, [1, 14], { document });
    if (end === "delivered") step("SUPPLEMENTED", way.customer, [12, 200], { document });
  }
  // Who alone may cancel what is approved.
  if (end === "BY_ADMINISTRATOR") step("APPROVED", reviewer, [0.5, 20]);
  if (end !== "delivered") {
    step("CANCELLED", CANCELLED_BY[end](way, reviewer), end === "BY_SYSTEM" ? [14 * 24, 15 * 24] : [0.5, 40], {
      type: end,
    });
    return steps;
  }
  if (chosen === "auto") step("AUTO_PASSED", "system", [PASS_HOURS, PASS_HOURS + 0.2]);
  else step("APPROVED", reviewer, [0.5, 20]);
  step("PICKED_UP", `courier ${way.outlet}`, [3, 28], { parcels: String(way.parcels) });
  step("EXPORT_CLEARED", "customs", [5, 16], { country: way.from });
  step("DEPARTED", "hub", [3, 12], { country: way.from });
  step("ARRIVED", "hub", way.from === way.to ? [4, 20] : [9, 52], { country: way.to });
  step("IMPORT_CLEARED", "customs", [3, 34], { country: way.to });
  step("DELIVERED", "courier", [8, 60]);
  return steps;
}

const CANCELLED_BY: Record<CancelType, (way: Way, reviewer: string) => string> = {
  BY_CUSTOMER: (way) => way.customer,
  BY_CLERK: (way) => `clerk.${way.site.toLowerCase()}`,
  BY_REVIEWER: (_way, reviewer) => reviewer,
  BY_SYSTEM: () => "system",
  BY_ADMINISTRATOR: () => "admin",
};

/** What has happened until then, and how it leaves the order. */
export function soFar(steps: readonly Step[], until: number) {
  const happened = steps.filter((s) => s.at <= until);
  return { happened, ...stateOf(happened.map(({ event }) => event)) };
}

/** How events leave an order; a demo that the lifecycle has not is a bug. */
export function stateOf(events: readonly string[]): OrderState {
  const state = stateBy(events);
  if (state === null) throw new Error(`no order's life: ${events.join(", ")}`);
  return state;
}

/** When an order that waits for its review passes by itself; null for any other (REV-04). */
export function passesAt(happened: readonly Step[], { orderStatus }: OrderState): Date | null {
  const since = happened.findLast((s) => ["CREATED", "CONTACTED", "SUPPLEMENTED"].includes(s.event));
  return orderStatus === "TO_VERIFY" && since ? passTime(new Date(since.at), PASS_HOURS) : null;
}

/** Since when it waits in its queue of the review; null for one that waits no more. */
export function waitsSince(happened: readonly Step[], { orderStatus }: OrderState): Date | null {
  const since = happened.findLast(({ event }) => event === "CREATED" || isStepName(event));
  return isWaiting(orderStatus) && since ? new Date(since.at) : null;
}

/** When its parcels were taken over; null when they were not (yet). */
export function pickedUpAt(happened: readonly Step[]): Date | null {
  const step = happened.find((s) => s.event === "PICKED_UP");
  return step ? new Date(step.at) : null;
}

const REASONS: Record<CancelType, readonly string[]> = {
  BY_CUSTOMER: [
    "Ordered twice by mistake",
    "Goods not ready in time",
    "客户改用其他渠道",
    "Receiver's address was wrong",
    "买家取消订单",
  ],
  BY_CLERK: ["Placed for the wrong customer", "客户来电要求重下单", "Weight can't be carried by this product"],
  BY_REVIEWER: [
    "Lithium batteries without a declaration",
    "资料不全，客户未补充",
    "Consignee could not be reached for three days",
    "Declared value does not match the invoice",
  ],
  BY_SYSTEM: ["Documents not supplied within 14 days"],
  BY_ADMINISTRATOR: ["Test order", "Duplicate of another waybill"],
};

/** Who cancelled it, why and when; null when nobody did (yet). */
export function cancellation(r: Random, happened: readonly Step[]) {
  const step = happened.find((s) => s.event === "CANCELLED");
  const type = CANCEL_TYPES.find((t) => t === step?.params["type"]);
  return step && type ? { type, reason: r.pick(REASONS[type]), at: step.at } : null;
}
