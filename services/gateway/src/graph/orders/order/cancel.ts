import { Cancellable, CancelOrders, CancelPage, orderCancelRoutes } from "@linehaul/schema/orders/order/cancel";
import { isCancelButton, mayStep } from "@linehaul/schema/orders/order/lifecycle";
import { holds } from "../../../access/actor.ts";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../access/node-id.ts";
import { inputOf, toldWithLimits } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { OrderAct } from "./act.ts";
import "./order-parts.ts";

const { preview, cancel, cancelApproved } = orderCancelRoutes;
const BUTTONS = preview.may.filter(isCancelButton);

enumOf(CancelPage);
const CancellableOrder = objectOf(Cancellable, {
  without: ["id"],
  more: (t) => ({
    orderId: t.id({ description: "The order's node id.", resolve: (order) => encodeNodeId("Order", order.id) }),
    viewerMayCancel: t.boolean({
      description: "May the viewer cancel it in this state, by any button of his? The server refuses anyway.",
      resolve: ({ orderStatus }, _args, { visit: { actor } }) =>
        BUTTONS.some((button) => holds(actor, button) && mayStep("CANCELLED", button, orderStatus)),
    }),
  }),
});

const ofOrders = `Node ids of orders. ${toldWithLimits(CancelOrders, "ids")}`;
const keysOf = (ids: readonly string[]): string[] => ids.map((id) => keyOf("Order", id));

builder.queryField("cancellableOrders", (t) =>
  t.may(...preview.may).field({
    type: [CancellableOrder],
    description:
      "How orders stand before they are cancelled, and which of them the viewer may cancel (ORD-06); orders outside of the rows that you may see are left out. One call to the order service.",
    args: { ids: t.arg.idList({ required: true, description: ofOrders }) },
    resolve: (_root, { ids }, grant) => {
      const body = parseInput(preview.body, { ids: keysOf(ids) });
      return grant.call(preview, { body });
    },
  }),
);

const Input = builder.inputType("CancelOrdersInput", {
  description: "Which orders, and why.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: ofOrders }),
    ...inputOf(t, CancelOrders, ["ids"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
const outcomes =
  "Each order has its own outcome, and one that fails stops no other: 409004 with the state found, with who cancelled it and when. Up to 20 at once; more are done by a task. Recorded.";
const read = ({ ids, ...own }: { readonly ids: readonly string[] }): CancelOrders =>
  parseInput(CancelOrders, { ...own, ids: keysOf(ids) });

builder.mutationField("cancelOrders", (t) =>
  t.may(...cancel.may).field({
    type: payload("CancelOrders", "act", OrderAct),
    description: `Cancels orders that are to be verified, contacted or supplemented (ORD-06). ${outcomes}`,
    args: { input: t.arg({ type: Input, required: true, description: "Which orders, and why." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => grant.call(cancel, { body: read(own) }, keyedBy(key))),
  }),
);

builder.mutationField("cancelApprovedOrders", (t) =>
  t.may(...cancelApproved.may).field({
    type: payload("CancelApprovedOrders", "act", OrderAct),
    description: `Cancels orders, also those that are approved or passed by time-out (ORD-06). ${outcomes}`,
    args: { input: t.arg({ type: Input, required: true, description: "Which orders, and why." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => grant.call(cancelApproved, { body: read(own) }, keyedBy(key))),
  }),
);
