import {
  AUDIT_STATUSES,
  CANCEL_TYPES,
  DECLARATION_METHODS,
  ORDER_STATUSES,
  PAY_METHODS,
  PICKUP_TYPES,
  SENDER_REASONS,
  SOURCE_SYSTEMS,
  TRADE_CONDITIONS,
} from "@linehaul/schema/orders/order/status";
import { builder } from "../../../access/builder.ts";

export const OrderStatus = builder.enumType("OrderStatus", {
  description: "The way of an order, from the review to the consignee.",
  values: ORDER_STATUSES,
});
export const AuditStatus = builder.enumType("AuditStatus", {
  description: "The queue of the order review that the order is in (REV-01).",
  values: AUDIT_STATUSES,
});
export const SourceSystem = builder.enumType("SourceSystem", {
  description: "Where the order was placed; only ORDER_PLATFORM is the internal order platform (ORD-07).",
  values: SOURCE_SYSTEMS,
});
export const CancelType = builder.enumType("CancelType", {
  description: "Who cancelled the order.",
  values: CANCEL_TYPES,
});
export const PickupType = builder.enumType("PickupType", {
  description: "How the parcel comes to the carrier.",
  values: PICKUP_TYPES,
});
export const PayMethod = builder.enumType("PayMethod", {
  description: "Who pays.",
  values: PAY_METHODS,
});
export const SenderReason = builder.enumType("SenderReason", {
  description: "Why the goods are sent.",
  values: SENDER_REASONS,
});
export const TradeCondition = builder.enumType("TradeCondition", {
  description: "Incoterm: who bears which costs and risks.",
  values: TRADE_CONDITIONS,
});
export const DeclarationMethod = builder.enumType("DeclarationMethod", {
  description: "How the goods are declared to customs.",
  values: DECLARATION_METHODS,
});
