import type { MenuButton } from "../../modules.ts";
import type { AuditStatus, CANCEL_TYPES, OrderStatus } from "./status.ts";

/** A step of an order's life: where it leads, and who may take it from where. */
export interface OrderStep {
  readonly to: { readonly orderStatus: OrderStatus; readonly auditStatus: AuditStatus };
  /** The states that a button's holders may take it from. */
  readonly may: Readonly<Partial<Record<MenuButton, readonly OrderStatus[]>>>;
}

const BEFORE_APPROVAL: readonly OrderStatus[] = ["TO_VERIFY", "TO_CONTACT", "TO_SUPPLEMENT"];

/** Every step that staff take by hand, said once: services, graph and console ask this table. Nothing leads out of DELIVERED and CANCELLED. */
export const ORDER_STEPS = {
  /** ORD-06. Approved and passed by time-out are one state of the order; from pick-up on nobody cancels. */
  CANCEL: {
    to: { orderStatus: "CANCELLED", auditStatus: "CANCELLED" },
    may: {
      "ORDER_LIST.CANCEL": BEFORE_APPROVAL,
      "ORDER_DETAIL.CANCEL": BEFORE_APPROVAL,
      "ORDER_LIST.CANCEL_APPROVED": [...BEFORE_APPROVAL, "APPROVED"],
    },
  },
} as const satisfies Readonly<Record<string, OrderStep>>;

/** May the holder of a button take the step from that state? */
export const mayStep = ({ may }: OrderStep, button: string, from: OrderStatus): boolean =>
  Object.entries(may).some(([held, states]) => held === button && states.includes(from));

/** Does the step lead out of that state for anybody? */
export const isOpenStep = ({ may }: OrderStep, from: string): boolean =>
  Object.values(may).some((states) => states.some((state) => state === from));

type CancelType = (typeof CANCEL_TYPES)[number];
/** As whose act a cancellation is kept, by the button; `BY_CUSTOMER` whatever the button where the customer asked for it. */
export const CANCEL_TYPE_OF = {
  "ORDER_LIST.CANCEL": "BY_CLERK",
  "ORDER_DETAIL.CANCEL": "BY_CLERK",
  "ORDER_LIST.CANCEL_APPROVED": "BY_ADMINISTRATOR",
} as const satisfies Readonly<Record<keyof typeof ORDER_STEPS.CANCEL.may, CancelType>>;
export type CancelButton = keyof typeof CANCEL_TYPE_OF;
export const isCancelButton = (button: string): button is CancelButton => button in CANCEL_TYPE_OF;
