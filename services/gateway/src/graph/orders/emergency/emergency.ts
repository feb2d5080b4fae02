import { EmergencyAct, emergencyRoutes as routes } from "@linehaul/schema/orders/emergency/routes";
import * as contract from "@linehaul/schema/orders/emergency/row";
import { isFinal, mayStep } from "@linehaul/schema/orders/order/lifecycle";
import type { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId, keyOf } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { inputOf } from "../../../contract/input.ts";
import { list } from "../../../contract/list.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import "../intercept-release/intercept-release.ts";

enumOf(contract.StuckWhy);
enumOf(EmergencyAct);
objectOf(contract.StuckCause);

const HANDLE = "EMERGENCY.HANDLE";
const isUnsent = ({ commandState }: contract.StuckOrder): boolean =>
  commandState === "PENDING" || commandState === "FAILED";

export const StuckOrder = contractEntity("StuckOrder", contract.StuckOrder, {
  description: "An order that does not go on by itself, with why and since when. One that goes on again has no causes.",
  may: ["EMERGENCY.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    orderId: t.id({
      description: "Node id of the order, for who may open it.",
      resolve: ({ id }) => encodeNodeId("Order", id),
    }),
    viewerMaySend: viewerMay(
      t,
      HANDLE,
      "Did customs or its outlet not take what it was told last, and may the viewer have it sent again?",
      ({ pushState, commandState }) => pushState === "FAILED" || commandState === "FAILED",
    ),
    viewerMayWithdraw: viewerMay(
      t,
      HANDLE,
      "May the viewer take back the last command to its outlet? The server refuses what may have arrived.",
      isUnsent,
    ),
    viewerMayTell: viewerMay(
      t,
      HANDLE,
      "May the viewer say that its outlet was told by telephone what it has not taken?",
      isUnsent,
    ),
    viewerMayUnlock: viewerMay(
      t,
      HANDLE,
      "Is a reviewer on it, and may the viewer free it?",
      ({ handledBy }) => handledBy !== null,
    ),
    viewerMayCancel: viewerMay(
      t,
      HANDLE,
      "May the viewer cancel it here, in this state? What is approved is cancelled by ORDER_LIST.CANCEL_APPROVED.",
      ({ orderStatus }) => mayStep("CANCELLED", HANDLE, orderStatus),
    ),
    viewerMayCorrect: viewerMay(
      t,
      HANDLE,
      "May the viewer correct it in this state?",
      ({ orderStatus }) => !isFinal(orderStatus),
    ),
  }),
});
list("stuckOrders", {
  type: StuckOrder,
  description:
    "Orders that don't go on by themselves, among the rows that you may see, a page: overdue, unanswered, held by a reviewer, not taken by customs or an outlet. Computed when it is asked. One call to the order service.",
  sorts: contract.stuckOrderSorts,
  filter: contract.StuckOrderFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
});

const keyed = <T extends { readonly id: string }>(input: T): T => ({ ...input, id: keyOf("StuckOrder", input.id) });
/** A mutation's input is the route's body, with the order's node id. */
const inputFor = (name: string, description: string, schema: z.ZodObject) =>
  builder.inputType(`${name}Input`, {
    description,
    fields: (t) => ({
      id: t.id({ required: true, description: "Node id of the stuck order." }),
      ...inputOf(t, schema, ["id"]),
      idempotencyKey: idempotencyKey(t),
    }),
  });

const { handle, correct } = routes;
builder.mutationField("handleStuckOrder", (t) =>
  t.may(...handle.may).field({
    type: payload("HandleStuckOrder", "order", StuckOrder),
    description:
      "Does something about an order that is stuck: sends again, withdraws, notes what was told by telephone, frees it of its reviewer, cancels. 409004 where nothing of the kind is to be done, 409002 where it changed since it was seen. Recorded with its reason, before and after.",
    args: {
      input: t.arg({
        required: true,
        description: "What is done about which, and why.",
        type: inputFor("HandleStuckOrder", "What is done about an order that is stuck.", handle.body),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => grant.call(handle, { body: parseInput(handle.body, keyed(own)) }, keyedBy(key))),
  }),
);

builder.mutationField("correctStuckOrder", (t) =>
  t.may(...correct.may).field({
    type: payload("CorrectStuckOrder", "order", StuckOrder),
    description:
      "Corrects an order by the rules of orders that are written (ORD-02, ORD-03); customs is told again of what it was told. What is left as it is, is sent as it is. 409004 where nothing changes, or of an order that is delivered or cancelled; 409002 where it changed since it was seen. Recorded with its reason, before and after.",
    args: {
      input: t.arg({
        required: true,
        description: "How it is to be, and why.",
        type: inputFor("CorrectStuckOrder", "An order as it is to be.", correct.body),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () =>
        grant.call(correct, { body: parseInput(correct.body, keyed(own)) }, keyedBy(key)),
      ),
  }),
);
