import { OrderPushFilter } from "@linehaul/schema/orders/order-push";
import { MOST_ACTED } from "@linehaul/schema/orders/order/act-limits";
import { orderPushActRoutes, Pushable, PushableFailed, PushStanding } from "@linehaul/schema/orders/order/push";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../access/node-id.ts";
import { toldWithLimits } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { orderPushFilter } from "../order-push/order-push.ts";
import { OrderAct } from "./act.ts";
import "./order-parts.ts";

const { preview, failed, push } = orderPushActRoutes;

enumOf(PushStanding);
const PushableOrder = objectOf(Pushable, {
  without: ["id"],
  more: (t) => ({
    orderId: t.id({ description: "The order's node id.", resolve: (order) => encodeNodeId("Order", order.id) }),
  }),
});
const ofOrders = `Node ids of orders. ${toldWithLimits(push.body, "ids")}`;
const read = (ids: readonly string[]) => parseInput(push.body, { ids: ids.map((id) => keyOf("Order", id)) });

builder.queryField("pushableOrders", (t) =>
  t.may(...preview.may).field({
    type: [PushableOrder],
    description:
      "How orders stand before they are pushed to the customs system (ORD-09); orders outside of the rows that you may see are left out. One call to the order service.",
    args: { ids: t.arg.idList({ required: true, description: ofOrders }) },
    resolve: (_root, { ids }, grant) => grant.call(preview, { body: read(ids) }),
  }),
);

builder.queryField("pushableFailedOrders", (t) =>
  t.may(...failed.may).field({
    type: objectOf(PushableFailed),
    description: `Orders whose push failed and that match, as they stand before they are pushed again, ${MOST_ACTED} at the most (ORD-09). One call to the order service.`,
    args: { filter: t.arg({ type: orderPushFilter, description: "Which of them; all without it." }) },
    resolve: (_root, { filter }, grant) =>
      grant.call(failed, { body: { filter: parseInput(OrderPushFilter, filter ?? {}) } }),
  }),
);

const PushOrdersInput = builder.inputType("PushOrdersInput", {
  description: "Which orders.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: ofOrders }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("pushOrders", (t) =>
  t.may(...push.may).field({
    type: payload("PushOrders", "act", OrderAct),
    description:
      "Tells the customs system of orders, each as it is now (ORD-09). Each has its own outcome, and one that fails stops no other: 409004 for one that is cancelled and of which it never heard, 409008 for one whose state it has no word for, which is recorded as a push that failed (ORD-13). Up to 20 at once; more are done by a task. Recorded.",
    args: { input: t.arg({ type: PushOrdersInput, required: true, description: "Which." }) },
    resolve: (_root, { input: { ids, idempotencyKey: key } }, grant) =>
      written(grant.visit, async () => grant.call(push, { body: read(ids) }, keyedBy(key))),
  }),
);
