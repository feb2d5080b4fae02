import { z } from "zod";
import { DOCUMENT_KINDS } from "./history.ts";
import {
  AUDIT_STATUSES,
  CANCEL_TYPES,
  DECLARATION_METHODS,
  ORDER_STATUSES,
  PAY_METHODS,
  PICKUP_TYPES,
  PUSH_STATES,
  SENDER_REASONS,
  SOURCE_SYSTEMS,
  TRADE_CONDITIONS,
} from "./status.ts";

// Apart from their values, which the console and the demo read without any zod.
export const OrderStatus = z
  .enum(ORDER_STATUSES)
  .meta({ id: "OrderStatus", description: "The way of an order, from the review to the consignee." });
export const AuditStatus = z
  .enum(AUDIT_STATUSES)
  .meta({ id: "AuditStatus", description: "The queue of the order review that the order is in (REV-01)." });
export const SourceSystem = z.enum(SOURCE_SYSTEMS).meta({
  id: "SourceSystem",
  description: "Where the order was placed; only ORDER_PLATFORM is the internal order platform (ORD-07).",
});
export const CancelType = z.enum(CANCEL_TYPES).meta({ id: "CancelType", description: "Who cancelled the order." });
export const OrderPushState = z.enum(PUSH_STATES).meta({
  id: "OrderPushState",
  description: "How far the customs system knows of an order.",
  "x-values": {
    NONE: "It was never told.",
    PENDING: "What it was told last is on its way.",
    FAILED: "It refused what it was told last, or nobody took it for 24 hours.",
    SUCCESS: "It has what it was told last.",
    WITHDRAWN: "What it was to be told last was taken back before it was sent.",
  } satisfies Record<(typeof PUSH_STATES)[number], string>,
});
export const PickupType = z
  .enum(PICKUP_TYPES)
  .meta({ id: "PickupType", description: "How the parcel comes to the carrier." });
export const PayMethod = z.enum(PAY_METHODS).meta({ id: "PayMethod", description: "Who pays." });
export const SenderReason = z.enum(SENDER_REASONS).meta({ id: "SenderReason", description: "Why the goods are sent." });
export const TradeCondition = z
  .enum(TRADE_CONDITIONS)
  .meta({ id: "TradeCondition", description: "Incoterm: who bears which costs and risks." });
export const DeclarationMethod = z
  .enum(DECLARATION_METHODS)
  .meta({ id: "DeclarationMethod", description: "How the goods are declared to customs." });
export const DocumentKind = z
  .enum(DOCUMENT_KINDS)
  .meta({ id: "DocumentKind", description: "A document that customs or a review can ask for." });
