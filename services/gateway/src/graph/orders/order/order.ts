import type { OrderRow } from "@linehaul/schema/orders/order/row";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { builder } from "../../../access/builder.ts";
import { entity } from "../../../access/entity.ts";
import { keyOf } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import { Country, countryOf } from "../../base-data/country.ts";
import { SiteCode } from "../../../contract/common.ts";
import { Customer } from "../../customers/customer.ts";
import { OrderDetail, orderDetails } from "./detail.ts";
import { AuditStatus, OrderStatus, SourceSystem } from "./enums.ts";

export const Order = entity("Order", {
  description:
    "An order as a list shows it. What it shows of customer and receiver is a snapshot of the day it was placed.",
  may: ["ORDER_DETAIL.VIEW"],
  key: (order: OrderRow) => order.id,
  load: (ids, grant) => grant.call(orderRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    site: t.expose("site", { type: SiteCode, description: "The site that it was placed at." }),
    sfWaybillNo: t.exposeString("sfWaybillNo", { description: "Waybill number." }),
    customerOrderNo: t.exposeString("customerOrderNo", { description: "The customer's own number." }),
    customerOrderNoTwo: t.exposeString("customerOrderNoTwo", {
      nullable: true,
      description: "The customer's second number.",
    }),
    agentWayBillNo: t.exposeString("agentWayBillNo", { nullable: true, description: "The agent's waybill number." }),
    sourceSystem: t.expose("sourceSystem", { type: SourceSystem, description: "Where it was placed." }),
    orderStatus: t.expose("orderStatus", { type: OrderStatus, description: "How far it is on its way." }),
    auditStatus: t.expose("auditStatus", { type: AuditStatus, description: "Its queue of the review." }),
    customerCode: t.exposeString("customerCode", { description: "Whose order it is; 10 digits." }),
    customerName: t.exposeString("customerName", { description: "The customer's name then." }),
    senderCountry: t.field({
      type: Country,
      nullable: true,
      description: "Null for a code that is not kept.",
      resolve: (order, _args, context) => countryOf(order.senderCountry, context),
    }),
    receiverName: t.exposeString("receiverName", { description: "Who receives." }),
    receiverCountry: t.field({
      type: Country,
      nullable: true,
      description: "Null for a code that is not kept.",
      resolve: (order, _args, context) => countryOf(order.receiverCountry, context),
    }),
    receiverPhone: t.expose("receiverPhone", { type: "Masked", description: "Telephone of the receiver, masked." }),
    orgCode: t.exposeString("orgCode", {
      nullable: true,
      description: "Code of the organisation that handles it; null where none is known.",
    }),
    serviceName: t.exposeString("serviceName", { description: "Product, e.g. `International Express`." }),
    parcelNum: t.exposeInt("parcelNum", { description: "Parcels." }),
    weight: t.expose("weight", { type: "Decimal", description: "kg" }),
    declaredValue: t.expose("declaredValue", { type: "Decimal", description: "In `declaredCurrency`." }),
    declaredCurrency: t.exposeString("declaredCurrency", { description: "ISO 4217." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was placed." }),
    customer: t.may(...Customer.may).field({
      type: Customer,
      nullable: true,
      description:
        "The customer as it is today; one call for all orders. Null when the customer service is down (with one error), or the role may not see customers (then `extensions.denied` names this field).",
      resolve: Customer.by((order: OrderRow) => order.customerCode),
    }),
    viewerMayShowPhone: viewerMay(
      t,
      ["ORDER_LIST.SHOW_CLEAR", "ORDER_DETAIL.SHOW_CLEAR"],
      "May the viewer reveal `receiverPhone`?",
    ),
    viewerMayOpen: viewerMay(t, "ORDER_DETAIL.VIEW", "May the viewer open it? The list's link is drawn by this."),
    detail: t.may("ORDER_DETAIL.VIEW").field({
      type: OrderDetail,
      nullable: true,
      description:
        "Everything that a list does not show; costs one more call to the order service, none under `order`.",
      resolve: (order, _args, grant) => orderDetails(grant).load(order.id),
    }),
  }),
});

builder.queryField("order", (t) =>
  t.may(...Order.may).field({
    type: Order,
    nullable: true,
    description:
      "An order with everything, in one call: by node id or by any of its numbers (one of the two). Null when there is none among the rows that you may see.",
    args: {
      id: t.arg.id({ description: "The order's node id." }),
      number: t.arg.string({ description: "Waybill, merged, order or agent number, in full." }),
    },
    resolve: async (_root, { id, number }, grant) => {
      const body = wanted(id ?? null, number ?? null);
      const found = await grant.call(orderRoutes.detail, { body });
      if (!found) return null;
      Order.rows(grant).prime(found.row.id, found.row);
      orderDetails(grant).prime(found.row.id, found.detail);
      return found.row;
    },
  }),
);

function wanted(id: string | null, number: string | null): { id: string } | { number: string } {
  if (id !== null && number === null) return { id: keyOf("Order", id) };
  const text = number?.trim() ?? "";
  if (id !== null || text === "" || text.length > 40) throw invalid("an order is named by its id or by a number");
  return { number: text };
}
