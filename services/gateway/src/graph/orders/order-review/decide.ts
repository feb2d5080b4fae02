import {
  orderReviewDecideRoutes as routes,
  ReviewDecision as ReviewDecisionContract,
} from "@linehaul/schema/orders/order-review/decide";
import { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { refusalText } from "../../../language/text.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { ReviewCase } from "./review-case.ts";

const ReviewDecision = objectOf(ReviewDecisionContract, {
  without: ["row"],
  more: (t) => ({
    case: t.field({ type: ReviewCase, description: "The order as it stands now.", resolve: ({ row }) => row }),
    message: t.string({
      nullable: true,
      description: "Why it was not done, in the request's language; null when it was.",
      resolve: ({ code }, _args, { visit }) => (code === null ? null : refusalText(visit.language, code, undefined)),
    }),
  }),
});

const which = "Node id of the case.";
const keyed = <T extends { readonly id: string }>(input: T): T => ({ ...input, id: keyOf("ReviewCase", input.id) });
const told =
  "Found decided already, it says by whom and when (REV-06), as an answer and not as an error. One write of the order service.";

/** A mutation of a case: its input is the route's body, with the case's node id. */
const inputFor = (name: string, description: string, schema: z.ZodObject) =>
  builder.inputType(`${name}Input`, {
    description,
    fields: (t) => ({
      id: t.id({ required: true, description: which }),
      ...inputOf(t, schema, ["id"]),
      idempotencyKey: idempotencyKey(t),
    }),
  });

const { checkPass, checkPassButFollowUp, closeFollowUp, contacting, supplement, back, cancel } = routes;
const Approved = checkPass.body.extend({
  followUp: checkPassButFollowUp.body.shape.note.optional().describe("What is to be followed up; null: nothing."),
});
const PutBack = checkPass.body.pick({ id: true, version: true });

builder.mutationField("approveCase", (t) =>
  t.may(...checkPass.may).field({
    type: payload("ApproveCase", "decision", ReviewDecision),
    description: `Approves an order, with or without a follow-up (REV-02); customs is told of it. One that has passed is 123263 (REV-07). ${told}`,
    args: {
      input: t.arg({
        required: true,
        description: "Which, and how.",
        type: inputFor("ApproveCase", "A case to approve.", Approved),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => {
        const { followUp, ...body } = parseInput(Approved, keyed(own));
        return followUp === undefined
          ? grant.call(checkPass, { body }, keyedBy(key))
          : grant.call(checkPassButFollowUp, { body: { ...body, note: followUp } }, keyedBy(key));
      }),
  }),
);

builder.mutationField("closeFollowUp", (t) =>
  t.may(...closeFollowUp.may).field({
    type: payload("CloseFollowUp", "decision", ReviewDecision),
    description: `Says that what was to be followed up of an order is done (REV-02). ${told}`,
    args: {
      input: t.arg({
        required: true,
        description: "Of which, and what came of it.",
        type: inputFor("CloseFollowUp", "A follow-up to close.", closeFollowUp.body),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () =>
        grant.call(closeFollowUp, { body: parseInput(closeFollowUp.body, keyed(own)) }, keyedBy(key)),
      ),
  }),
);

builder.mutationField("contactCase", (t) =>
  t.may(...contacting.may).field({
    type: payload("ContactCase", "decision", ReviewDecision),
    description: `Has a customer contacted, or once more (REV-02). ${told}`,
    args: {
      input: t.arg({
        required: true,
        description: "Which, and why.",
        type: inputFor("ContactCase", "A case whose customer is contacted.", contacting.body),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () =>
        grant.call(contacting, { body: parseInput(contacting.body, keyed(own)) }, keyedBy(key)),
      ),
  }),
);

builder.mutationField("supplementCase", (t) =>
  t.may(...supplement.may).field({
    type: payload("SupplementCase", "decision", ReviewDecision),
    description: `Asks for documents, and has the outlet hold the parcels where it is told to (REV-03). ${told}`,
    args: {
      input: t.arg({
        required: true,
        description: "Which documents of which.",
        type: inputFor("SupplementCase", "A case whose documents are asked for.", supplement.body),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () =>
        grant.call(supplement, { body: parseInput(supplement.body, keyed(own)) }, keyedBy(key)),
      ),
  }),
);

builder.mutationField("putBackCase", (t) =>
  t.may(...back.may).field({
    type: payload("PutBackCase", "decision", ReviewDecision),
    description: `Puts an order back to those that nobody has reviewed: its clock starts anew (REV-04). ${told}`,
    args: {
      input: t.arg({
        required: true,
        description: "Which.",
        type: inputFor("PutBackCase", "A case to put back.", PutBack),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => {
        const { id, version } = parseInput(PutBack, keyed(own));
        return grant.call(back, { params: { id }, body: { version } }, keyedBy(key));
      }),
  }),
);

builder.mutationField("cancelCase", (t) =>
  t.may(...cancel.may).field({
    type: payload("CancelCase", "decision", ReviewDecision),
    description: `Cancels an order that is not approved yet (ORD-06). ${told}`,
    args: {
      input: t.arg({
        required: true,
        description: "Which, and why.",
        type: inputFor("CancelCase", "A case to cancel.", cancel.body),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => grant.call(cancel, { body: parseInput(cancel.body, keyed(own)) }, keyedBy(key))),
  }),
);
