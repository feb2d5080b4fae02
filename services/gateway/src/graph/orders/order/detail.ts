import * as contract from "@linehaul/schema/orders/order/detail";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { loader } from "../../../access/loader.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { objectOf } from "../../../contract/named.ts";
import { answerOf } from "./answer.ts";
import "../../base-data/customer-service.ts";
import "../../base-data/regional-personnel.ts";
import "./cancel.ts";
import "./history.ts";
import "./order-parts.ts";
import "./print.ts";

objectOf(contract.PushOfOrder);
export const OrderDetail = objectOf(contract.OrderDetail, {
  without: ["orderId"],
  more: (t) => ({
    answer: t.may("GRAPHIQL.VIEW").field(answerOf("What the order service answered of the detail.")),
    viewerMayShowClear: viewerMay(t, "ORDER_DETAIL.SHOW_CLEAR", "May the viewer reveal what is masked?"),
  }),
});

/** Details by order id, in one call for all orders of a level. */
export const orderDetails = loader<"ORDER_DETAIL.VIEW", contract.OrderDetail>({
  key: (detail) => detail.orderId,
  load: (ids, grant) => grant.call(orderRoutes.details, { body: { ids: [...ids] } }),
});
