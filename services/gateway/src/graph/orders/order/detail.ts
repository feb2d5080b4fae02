import { type OrderDetail as Shape } from "@linehaul/schema/orders/order/detail";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { builder } from "../../../access/builder.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { loader } from "../../../access/loader.ts";
import {
  OrderCancellation,
  OrderCod,
  OrderExhibition,
  OrderPayment,
  OrderServiceFee,
  OrderShipment,
  OrderTrade,
} from "./detail-parts.ts";
import { GoodsLine } from "./goods-line.ts";
import { OrderHistoryEntry } from "./history.ts";
import { Party } from "./party.ts";

export const OrderDetail = builder.objectRef<Shape>("OrderDetail").implement({
  description: "Everything of an order that a list does not show.",
  fields: (t) => ({
    mergedWaybillNos: t.exposeStringList("mergedWaybillNos", { description: "Waybills merged into this one." }),
    cancellation: t.expose("cancellation", {
      type: OrderCancellation,
      nullable: true,
      description: "Null while it is not cancelled.",
    }),
    shipment: t.expose("shipment", { type: OrderShipment, description: "What is carried and how it is picked up." }),
    payment: t.expose("payment", { type: OrderPayment, description: "What it is worth and who pays what." }),
    services: t.expose("services", { type: [OrderServiceFee], description: "Added services." }),
    cod: t.expose("cod", { type: OrderCod, nullable: true, description: "Cash on delivery; null without." }),
    trade: t.expose("trade", { type: OrderTrade, description: "What customs want to know." }),
    exhibition: t.expose("exhibition", {
      type: OrderExhibition,
      nullable: true,
      description: "Null for goods that go to no exhibition.",
    }),
    sender: t.expose("sender", { type: Party, description: "Who sends." }),
    receiver: t.expose("receiver", { type: Party, description: "Who receives." }),
    goods: t.expose("goods", { type: [GoodsLine], description: "Line by line, in the order's own order." }),
    viewerMayShowClear: viewerMay(t, "ORDER_DETAIL.SHOW_CLEAR", "May the viewer reveal what is masked?"),
    history: t.expose("history", { type: [OrderHistoryEntry], description: "What happened, newest first." }),
  }),
});

/** Details by order id, in one call for all orders of a level. */
export const orderDetails = loader<"ORDER_DETAIL.VIEW", Shape>({
  key: (detail) => detail.orderId,
  load: (ids, grant) => grant.call(orderRoutes.details, { body: { ids: [...ids] } }),
});
