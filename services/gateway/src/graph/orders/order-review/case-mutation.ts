import type { orderReviewHandlingRoutes } from "@linehaul/schema/orders/order-review/handling";
import type { UserButton } from "../../../access/actor.ts";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { ReviewCase } from "./review-case.ts";

/** A route that takes which case, and answers it. */
type CaseRoute<B> = Omit<(typeof orderReviewHandlingRoutes)["handle"], "may" | "path" | "summary"> & {
  readonly may: readonly [B, ...B[]];
  readonly path: string;
  readonly summary: string;
};

/** A mutation that says which case alone, and answers it as it stands: `handleCase(input: HandleCaseInput!): HandleCasePayload!`. */
export function caseMutation<const B extends UserButton>(name: string, route: CaseRoute<B>, description: string): void {
  const typeName = `${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;
  const Input = builder.inputType(`${typeName}Input`, {
    description: "Which case.",
    fields: (t) => ({
      id: t.id({ required: true, description: "Node id of the case." }),
      idempotencyKey: idempotencyKey(t),
    }),
  });
  builder.mutationField(name, (t) =>
    t.may(...route.may).field({
      type: payload(typeName, "case", ReviewCase),
      description,
      args: { input: t.arg({ required: true, description: "Which.", type: Input }) },
      resolve: (_root, { input }, grant) =>
        written(grant.visit, async () =>
          grant.call(route, { body: { id: keyOf("ReviewCase", input.id) } }, keyedBy(input.idempotencyKey)),
        ),
    }),
  );
}
