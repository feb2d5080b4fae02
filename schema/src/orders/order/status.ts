/** The way of an order, from the review to the consignee. Section 4 names the review's part; the transport's part is decided (ORD-08). */
export const ORDER_STATUSES = [
  "TO_VERIFY",
  "TO_CONTACT",
  "TO_SUPPLEMENT",
  "APPROVED",
  "PICKED_UP",
  "IN_TRANSIT",
  "DELIVERED",
  "CANCELLED",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** The states by the numbers that other programs know them by (ORD-13). */
export const ORDER_STATUS_CODES = {
  TO_VERIFY: 10,
  TO_CONTACT: 20,
  TO_SUPPLEMENT: 30,
  APPROVED: 40,
  PICKED_UP: 50,
  IN_TRANSIT: 60,
  DELIVERED: 70,
  CANCELLED: 90,
} as const satisfies Record<OrderStatus, number>;

/** The queues of the order review (REV-01). */
export const AUDIT_STATUSES = [
  "NOT_REVIEWED",
  "TO_CONTACT",
  "TO_SUPPLEMENT",
  "APPROVED",
  "CANCELLED",
  "AUTO_PASSED",
] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

export const CANCEL_TYPES = ["BY_CUSTOMER", "BY_CLERK", "BY_REVIEWER", "BY_ADMINISTRATOR", "BY_SYSTEM"] as const;
/** How far the customs system knows of an order: `NONE`, it was never told; else the state of what it was told last (ORD-09). */
export const PUSH_STATES = ["NONE", "PENDING", "FAILED", "SUCCESS", "WITHDRAWN"] as const;
export const PICKUP_TYPES = ["COURIER", "OUTLET", "WAREHOUSE"] as const;
export const PAY_METHODS = ["SENDER", "RECEIVER", "THIRD_PARTY"] as const;
export const TRADE_CONDITIONS = ["DAP", "DDP", "CIF", "FOB", "EXW"] as const;
export const DECLARATION_METHODS = ["PERSONAL", "GENERAL_TRADE", "SIMPLIFIED", "EXHIBITION", "CUSTOMER_OWN"] as const;
/** ORD-07: only ORDER_PLATFORM is the internal order platform. */
export const SOURCE_SYSTEMS = ["ORDER_PLATFORM", "API", "WEBSITE", "APP", "BATCH_IMPORT"] as const;
export type SourceSystem = (typeof SOURCE_SYSTEMS)[number];
export const SENDER_REASONS = ["SALE", "GIFT", "SAMPLE", "RETURN", "REPAIR", "PERSONAL_USE", "EXHIBITION"] as const;
