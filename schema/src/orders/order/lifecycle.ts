import type { MenuButton } from "../../modules.ts";
import type { OrderEvent } from "./history.ts";
import type { AuditStatus, CANCEL_TYPES, OrderStatus } from "./status.ts";

/** How an order can stand: how far it is on its way, and its review. The database refuses any other pair. */
export const ORDER_STATES = [
  { orderStatus: "TO_VERIFY", auditStatus: "NOT_REVIEWED" },
  { orderStatus: "TO_CONTACT", auditStatus: "TO_CONTACT" },
  { orderStatus: "TO_SUPPLEMENT", auditStatus: "TO_SUPPLEMENT" },
  { orderStatus: "APPROVED", auditStatus: "APPROVED" },
  { orderStatus: "APPROVED", auditStatus: "AUTO_PASSED" },
  { orderStatus: "PICKED_UP", auditStatus: "APPROVED" },
  { orderStatus: "PICKED_UP", auditStatus: "AUTO_PASSED" },
  { orderStatus: "IN_TRANSIT", auditStatus: "APPROVED" },
  { orderStatus: "IN_TRANSIT", auditStatus: "AUTO_PASSED" },
  { orderStatus: "DELIVERED", auditStatus: "APPROVED" },
  { orderStatus: "DELIVERED", auditStatus: "AUTO_PASSED" },
  { orderStatus: "CANCELLED", auditStatus: "CANCELLED" },
] as const satisfies readonly { readonly orderStatus: OrderStatus; readonly auditStatus: AuditStatus }[];
export type OrderState = (typeof ORDER_STATES)[number];

/** Who takes steps besides those that hold a button: the order's customer, the clock, and who carries the parcels. */
type Other = "CUSTOMER" | "CLOCK" | "CARRIER";
/** A step of an order's life: where it leads, and who may take it from where. */
export interface OrderStep {
  readonly to: OrderStatus;
  /** Null: what the review came to stays. */
  readonly audit: AuditStatus | null;
  readonly may: Readonly<Partial<Record<MenuButton | Other, readonly OrderStatus[]>>>;
}

/** What waits for a review, or for what a review asked for. */
export const BEFORE_APPROVAL = ["TO_VERIFY", "TO_CONTACT", "TO_SUPPLEMENT"] as const satisfies readonly OrderStatus[];
/** Does an order of this state wait for its review, or for what that asked for? */
export const isWaiting = (status: OrderStatus): boolean => BEFORE_APPROVAL.some((one) => one === status);
/** No step leads on from it. */
export const isFinal = (status: OrderStatus): boolean => status === "DELIVERED" || status === "CANCELLED";
const PASSED = ["APPROVED", "PICKED_UP", "IN_TRANSIT"] as const satisfies readonly OrderStatus[];
/** Has an order of this state passed its review, and can be cancelled by ORDER_LIST.CANCEL_APPROVED alone (ORD-06)? */
export const isPassed = (status: string): boolean => PASSED.some((one) => one === status);

/**
 * Every step that there is, by what the history says of it (REV-05, ORD-06): service, graph and console ask this table, and nothing else
 * writes how an order stands. Only what nobody has looked at passes by itself. Nothing leads out of DELIVERED and CANCELLED.
 */
export const ORDER_STEPS = {
  TO_CONTACT: {
    to: "TO_CONTACT",
    audit: "TO_CONTACT",
    may: { "ORDER_REVIEW.CONTACT": ["TO_VERIFY", "TO_SUPPLEMENT"] },
  },
  TO_SUPPLEMENT: {
    to: "TO_SUPPLEMENT",
    audit: "TO_SUPPLEMENT",
    may: { "ORDER_REVIEW.SUPPLEMENT": ["TO_VERIFY", "TO_CONTACT"] },
  },
  /** Back to the queue, where its clock starts anew. */
  BACK: {
    to: "TO_VERIFY",
    audit: "NOT_REVIEWED",
    may: { "ORDER_REVIEW.BACK": ["TO_CONTACT", "TO_SUPPLEMENT"] },
  },
  CONTACTED: { to: "TO_VERIFY", audit: "NOT_REVIEWED", may: { CUSTOMER: ["TO_CONTACT"] } },
  SUPPLEMENTED: { to: "TO_VERIFY", audit: "NOT_REVIEWED", may: { CUSTOMER: ["TO_SUPPLEMENT"] } },
  APPROVED: { to: "APPROVED", audit: "APPROVED", may: { "ORDER_REVIEW.APPROVE": BEFORE_APPROVAL } },
  AUTO_PASSED: { to: "APPROVED", audit: "AUTO_PASSED", may: { CLOCK: ["TO_VERIFY"] } },
  PICKED_UP: { to: "PICKED_UP", audit: null, may: { CARRIER: ["APPROVED"] } },
  DEPARTED: { to: "IN_TRANSIT", audit: null, may: { CARRIER: ["PICKED_UP"] } },
  DELIVERED: { to: "DELIVERED", audit: null, may: { CARRIER: ["IN_TRANSIT"] } },
  CANCELLED: {
    to: "CANCELLED",
    audit: "CANCELLED",
    may: {
      "ORDER_LIST.CANCEL": BEFORE_APPROVAL,
      "ORDER_DETAIL.CANCEL": BEFORE_APPROVAL,
      "ORDER_REVIEW.CANCEL": BEFORE_APPROVAL,
      "EMERGENCY.HANDLE": BEFORE_APPROVAL,
      "ORDER_LIST.CANCEL_APPROVED": [...BEFORE_APPROVAL, ...PASSED],
      CUSTOMER: BEFORE_APPROVAL,
      CLOCK: ["TO_SUPPLEMENT"],
    },
  },
} as const satisfies Readonly<Partial<Record<OrderEvent, OrderStep>>>;
export type OrderStepName = keyof typeof ORDER_STEPS;
export const isStepName = (event: string): event is OrderStepName => event in ORDER_STEPS;

/** May the holder of a button, or another of the table, take the step from that state? */
export const mayStep = (step: OrderStepName, who: string, from: OrderStatus): boolean => {
  const { may }: OrderStep = ORDER_STEPS[step];
  return Object.entries(may).some(([held, states]) => held === who && states.includes(from));
};

/** Does the step lead out of that state for anybody? */
export const isOpenStep = (step: OrderStepName, from: string): boolean => {
  const { may }: OrderStep = ORDER_STEPS[step];
  return Object.values(may).some((states) => states.some((state) => state === from));
};

/** How every order begins. */
export const [BEGINNING] = ORDER_STATES;

/** Where a step leads; null where it leads nowhere for anybody. */
export function stateAfter(from: OrderState, step: OrderStepName): OrderState | null {
  if (!isOpenStep(step, from.orderStatus)) return null;
  const { to, audit }: OrderStep = ORDER_STEPS[step];
  const next = { orderStatus: to, auditStatus: audit ?? from.auditStatus };
  return ORDER_STATES.find((s) => s.orderStatus === next.orderStatus && s.auditStatus === next.auditStatus) ?? null;
}

/** How an order stands by its history; null for one that cannot be. What is no step changes nothing. */
export const stateBy = (history: readonly string[]): OrderState | null =>
  history.filter(isStepName).reduce<OrderState | null>((state, step) => state && stateAfter(state, step), BEGINNING);

type CancelType = (typeof CANCEL_TYPES)[number];
/** As whose act a cancellation is kept, by the button; `BY_CUSTOMER` whatever the button where the customer asked for it. */
export const CANCEL_TYPE_OF = {
  "ORDER_LIST.CANCEL": "BY_CLERK",
  "ORDER_DETAIL.CANCEL": "BY_CLERK",
  "ORDER_REVIEW.CANCEL": "BY_REVIEWER",
  "ORDER_LIST.CANCEL_APPROVED": "BY_ADMINISTRATOR",
  "EMERGENCY.HANDLE": "BY_ADMINISTRATOR",
} as const satisfies Readonly<Partial<Record<MenuButton, CancelType>>>;
export type CancelButton = keyof typeof CANCEL_TYPE_OF;
export const isCancelButton = (button: string): button is CancelButton => button in CANCEL_TYPE_OF;
