import { AttemptOutcome, DeliveryState, Silence } from "@linehaul/schema/delivery";
import * as contract from "@linehaul/schema/orders/order-push";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import "../../../contract/common.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { list } from "../../../contract/list.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";

enumOf(AttemptOutcome);
enumOf(DeliveryState);
enumOf(Silence);
enumOf(contract.PushKind);

export const OrderPush = contractEntity("OrderPush", contract.OrderPush, {
  description: "What the customs system was last told of an order, and how far that is (ORD-09).",
  may: ["ORDER_PUSH_EXTERNAL.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(contract.orderPushRoutes.byIds, { body: { ids: [...ids] } }),
  without: ["orderId", "pushStatus"],
  fields: (t) => ({
    orderId: t.id({ description: "Which order.", resolve: (push) => encodeNodeId("Order", push.orderId) }),
    pushStatus: t.int({
      description: "The state as other programs know it: 0 pending, 1 failed, 2 success, 3 withdrawn.",
      resolve: (push) => push.pushStatus,
    }),
    viewerMayPush: viewerMay(t, "ORDER_PUSH_EXTERNAL.PUSH", "May the viewer push it again?"),
  }),
});
/** The list's filter as an input. */
export const orderPushFilter = list("orderPushes", {
  type: OrderPush,
  description:
    "Orders of which the customs system was told or is to be, among the rows that you may see, a page. One call to the order service.",
  sorts: contract.orderPushSorts,
  filter: contract.OrderPushFilter,
  page: (grant, query) => grant.call(contract.orderPushRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayPush: viewerMay(t, "ORDER_PUSH_EXTERNAL.PUSH", "May the viewer push orders?") }),
});

const PushAttempt = contractEntity("PushAttempt", contract.PushAttempt, {
  description: "An attempt to tell the customs system of an order (ORD-09).",
  may: ["ORDER_PUSH_RECORD.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(contract.orderPushRoutes.recordByIds, { body: { ids: [...ids] } }),
  without: ["orderId"],
  fields: (t) => ({
    orderId: t.id({ description: "Which order.", resolve: (row) => encodeNodeId("Order", row.orderId) }),
    viewerMayPush: viewerMay(t, "ORDER_PUSH_RECORD.PUSH", "May the viewer push its order again?"),
  }),
});
list("pushAttempts", {
  type: PushAttempt,
  description:
    "Every attempt to tell the customs system of an order, among the rows that you may see, a page. One call to the order service.",
  sorts: contract.pushAttemptSorts,
  filter: contract.PushAttemptFilter,
  page: (grant, query) => grant.call(contract.orderPushRoutes.recordPage, { body: query }),
});

objectOf(contract.SentField);
const SentPush = objectOf(contract.SentPush);
builder.queryField("pushAttemptSent", (t) =>
  t.may("ORDER_PUSH_RECORD.VIEW").field({
    type: SentPush,
    description: "What was sent in an attempt, sensitive values masked. One call to the order service.",
    args: { id: t.arg.id({ required: true, description: "The attempt's node id." }) },
    resolve: (_root, { id }, grant) =>
      grant.call(contract.orderPushRoutes.sent, { params: { id: keyOf("PushAttempt", id) } }),
  }),
);
