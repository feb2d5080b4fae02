import {
  CustomerReviewDecision,
  customerReviewRoutes as routes,
} from "@linehaul/schema/customers/customer-review/review";
import type { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { CustomerReview } from "./review.ts";

const Decision = objectOf(CustomerReviewDecision, {
  without: ["review"],
  more: (t) => ({
    review: t.field({
      type: CustomerReview,
      description: "The review as it stands now.",
      resolve: ({ review }) => review,
    }),
  }),
});

const keyed = <T extends { readonly id: string }>(input: T): T => ({ ...input, id: keyOf("CustomerReview", input.id) });
const told =
  "Found decided already, it says by whom and when, as an answer and not as an error. One write of the customer service.";
/** A mutation of a review: its input is the route's body, with the review's node id. */
const inputFor = (name: string, description: string, schema: z.ZodObject) =>
  builder.inputType(`${name}Input`, {
    description,
    fields: (t) => ({
      id: t.id({ required: true, description: "Node id of the review." }),
      ...inputOf(t, schema, ["id"]),
      idempotencyKey: idempotencyKey(t),
    }),
  });
const { pass, fail, withdraw } = routes;

builder.mutationField("passCustomerReview", (t) =>
  t.may(...pass.may).field({
    type: payload("PassCustomerReview", "decision", Decision),
    description: `What a review asks for holds from now on (CUS-16): a new customer is approved, a change is written, an application is accepted (400001 where another excludes it). Nobody decides what he asked for (403004). ${told}`,
    args: {
      input: t.arg({
        required: true,
        description: "Which.",
        type: inputFor("PassCustomerReview", "A review that passes.", pass.body),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => grant.call(pass, { body: parseInput(pass.body, keyed(own)) }, keyedBy(key))),
  }),
);
builder.mutationField("failCustomerReview", (t) =>
  t.may(...fail.may).field({
    type: payload("FailCustomerReview", "decision", Decision),
    description: `What a review asks for does not hold, and why (CUS-16): a new customer is rejected, another keeps its values, an application is returned. Nobody decides what he asked for (403004). ${told}`,
    args: {
      input: t.arg({
        required: true,
        description: "Which, and why.",
        type: inputFor("FailCustomerReview", "A review that does not pass.", fail.body),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => grant.call(fail, { body: parseInput(fail.body, keyed(own)) }, keyedBy(key))),
  }),
);
builder.mutationField("withdrawCustomerReview", (t) =>
  t.may(...withdraw.may).field({
    type: payload("WithdrawCustomerReview", "decision", Decision),
    description: `Takes back a review that you asked for, while nobody has decided (CUS-16); another's is not found. ${told}`,
    args: {
      input: t.arg({
        required: true,
        description: "Which.",
        type: inputFor("WithdrawCustomerReview", "A review that is taken back.", withdraw.body),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => grant.call(withdraw, { body: parseInput(withdraw.body, keyed(own)) }, keyedBy(key))),
  }),
);
