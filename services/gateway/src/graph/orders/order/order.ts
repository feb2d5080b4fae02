import { OrderRow } from "@linehaul/schema/orders/order/row";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { builder } from "../../../access/builder.ts";
import { entity } from "../../../access/entity.ts";
import { keyOf } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { nameOf } from "../../../contract/named.ts";
import { shown } from "../../../contract/shown.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import "../../../contract/common.ts";
import { Country, countryOf } from "../../base-data/country.ts";
import { Customer } from "../../customers/customer/customer.ts";
import { NamedRow, namedRow } from "../../base-data/coded.ts";
import { OrderProduct, productOf } from "./product.ts";
import { answerOf } from "./answer.ts";
import { OrderDetail, orderDetails } from "./detail.ts";

export const Order = entity("Order", {
  description: nameOf(OrderRow).description,
  may: ["ORDER_DETAIL.VIEW"],
  key: (order: OrderRow) => order.id,
  load: (ids, grant) => grant.call(orderRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    ...shown(OrderRow, (field) => t.field(field), [
      "id",
      "senderCountry",
      "receiverCountry",
      "productCode",
      "cargoTypeCode",
    ]),
    product: t.field({
      type: OrderProduct,
      description: "What it is sent by.",
      resolve: productOf,
    }),
    cargoType: t.field({
      type: NamedRow,
      nullable: true,
      description: "What is sent (CARGO_TYPE); null where nobody said so.",
      resolve: ({ cargoTypeCode: code }, _args, context) =>
        code === null ? null : namedRow(code, context.visit.reference.cargoTypes, context),
    }),
    senderCountry: t.field({
      type: Country,
      nullable: true,
      description: "Null for a code that is not kept.",
      resolve: (order, _args, context) => countryOf(order.senderCountry, context),
    }),
    receiverCountry: t.field({
      type: Country,
      nullable: true,
      description: "Null for a code that is not kept.",
      resolve: (order, _args, context) => countryOf(order.receiverCountry, context),
    }),
    customer: t.may(...Customer.may).field({
      type: Customer,
      nullable: true,
      description:
        "The customer as it is today; one call for all orders. Null when the customer service is down (with one error), or the role may not see customers (then `extensions.denied` names this field).",
      resolve: Customer.by((order: OrderRow) => order.customerCode),
    }),
    answer: t.may("GRAPHIQL.VIEW").field(answerOf("What the order service answered of the order's row.")),
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
