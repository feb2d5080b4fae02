import { OrderPushFilter, orderPushRoutes, PushedOrders, PushOrders } from "@linehaul/schema/orders/order-push";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { toldWithLimits } from "../../../contract/input.ts";
import { objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { OrderPush, orderPushFilter } from "./order-push.ts";

const PushOrderInput = builder.inputType("PushOrderInput", {
  description: "Which order.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The order's node id." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("pushOrder", (t) =>
  t.may("ORDER_PUSH_EXTERNAL.PUSH", "ORDER_PUSH_RECORD.PUSH", "ORDER_LIST.PUSH").field({
    type: payload("PushOrder", "push", OrderPush),
    description:
      "Tells the customs system of an order as it is now, by the same key as before where nothing changed (ORD-09); 409004 for one that is cancelled and of which it never heard. Recorded.",
    args: { input: t.arg({ type: PushOrderInput, required: true, description: "Which." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) =>
      written(grant.visit, () =>
        grant.call(orderPushRoutes.push, { params: { id: keyOf("Order", id) } }, keyedBy(key)),
      ),
  }),
);

const Pushed = objectOf(PushedOrders);
const PushOrdersInput = builder.inputType("PushOrdersInput", {
  description: "Which orders.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: `Node ids of orders. ${toldWithLimits(PushOrders, "ids")}` }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("pushOrders", (t) =>
  t.may("ORDER_PUSH_EXTERNAL.PUSH", "ORDER_PUSH_RECORD.PUSH", "ORDER_LIST.PUSH").field({
    type: payload("PushOrders", "outcome", Pushed),
    description: "Tells the customs system of orders, each as it is now (ORD-09). Recorded.",
    args: { input: t.arg({ type: PushOrdersInput, required: true, description: "Which." }) },
    resolve: (_root, { input: { ids, idempotencyKey: key } }, grant) => {
      const asked = { ids: ids.map((id) => keyOf("Order", id)) };
      return written(grant.visit, () =>
        grant.call(orderPushRoutes.pushAll, { body: parseInput(PushOrders, asked) }, keyedBy(key)),
      );
    },
  }),
);

const PushFailedInput = builder.inputType("PushFailedOrdersInput", {
  description: "Which of the failed ones.",
  fields: (t) => ({
    filter: t.field({ type: orderPushFilter, description: "All of them without it." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("pushFailedOrders", (t) =>
  t.may("ORDER_PUSH_EXTERNAL.PUSH").field({
    type: payload("PushFailedOrders", "outcome", Pushed),
    description:
      "Pushes the orders whose push failed and that match, the oldest first, 500 at the most (ORD-09). Recorded.",
    args: { input: t.arg({ type: PushFailedInput, required: true, description: "Which." }) },
    resolve: (_root, { input: { filter, idempotencyKey: key } }, grant) =>
      written(grant.visit, () => {
        const body = { filter: parseInput(OrderPushFilter, filter ?? {}) };
        return grant.call(orderPushRoutes.pushFailed, { body }, keyedBy(key));
      }),
  }),
);
