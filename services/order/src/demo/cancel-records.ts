import type { CancelPage } from "@linehaul/schema/orders/order/cancel-limits";
import type { CANCEL_TYPES } from "@linehaul/schema/orders/order/status";
import type { CancelRecordRow } from "../orders/cancel-record/table.ts";
import type { OrderParts } from "../orders/order/parts/insert.ts";
import { stateOf } from "./journey.ts";

/** From where who cancelled: customers, reviewers and the clock had no page of the console. */
const PAGE: Partial<Record<(typeof CANCEL_TYPES)[number], CancelPage>> = {
  BY_CLERK: "ORDER_DETAIL",
  BY_ADMINISTRATOR: "ORDER_LIST",
};

/** The record of a demo order that was cancelled, as the service would have written it; none of any other. */
export function cancelRecordsOf({ order, history }: OrderParts): CancelRecordRow[] {
  const entry = history.find(({ event }) => event === "CANCELLED");
  const { cancelType: type, cancelledAt: at } = order;
  if (entry === undefined || !type || !at) return [];
  const before = stateOf(history.slice(0, history.indexOf(entry)).map(({ event }) => event));
  return [
    {
      id: entry.id,
      orderId: order.id,
      site: order.site,
      sfWaybillNo: order.sfWaybillNo,
      customerOrderNo: order.customerOrderNo,
      customerCode: order.customerCode,
      customerName: order.customerName,
      receiverCountry: order.receiverCountry,
      orgCode: order.orgCode ?? null,
      stateBefore: before.orderStatus,
      auditBefore: before.auditStatus,
      type,
      reason: order.cancelReason ?? null,
      cancelledBy: entry.actor,
      page: PAGE[type] ?? null,
      at,
    },
  ];
}
