import { orderReviewDecideRoutes } from "@linehaul/schema/orders/order-review/decide";
import { MOST_APPROVED } from "@linehaul/schema/orders/order-review/limits";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { OrderAct } from "../order/act.ts";

const { checkPassMany: route } = orderReviewDecideRoutes;
const Seen = builder.inputType("SeenCaseInput", {
  description: "A case as the reviewer saw it.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the case." }),
    version: t.int({ required: true, description: "The order's version that was seen." }),
  }),
});

builder.mutationField("approveCases", (t) =>
  t.may(...route.may).field({
    type: payload("ApproveCases", "act", OrderAct),
    description: `Approves many orders, ${MOST_APPROVED} at most, each that may be (REV-02): one that is refused stops no other. One write of the order service.`,
    args: {
      input: t.arg({
        required: true,
        description: "Which, and how.",
        type: builder.inputType("ApproveCasesInput", {
          description: "Cases to approve.",
          fields: (f) => ({
            cases: f.field({ type: [Seen], required: true, description: "Which, each once." }),
            ...inputOf(f, route.body, ["cases"]),
            idempotencyKey: idempotencyKey(f),
          }),
        }),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, cases, ...own } }, grant) =>
      written(grant.visit, async () => {
        const keyed = cases.map(({ id, version }) => ({ id: keyOf("ReviewCase", id), version }));
        return grant.call(route, { body: parseInput(route.body, { ...own, cases: keyed }) }, keyedBy(key));
      }),
  }),
);
