import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { OrderPush } from "./order-push.ts";

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
