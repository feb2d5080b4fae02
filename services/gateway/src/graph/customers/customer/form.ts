import {
  CustomerForm as FormContract,
  customerFormRoutes as routes,
  SubmitCustomer,
} from "@linehaul/schema/customers/customer-form/form";
import { Industry, Nature } from "@linehaul/schema/customers/customer-form/kinds";
import { CertType } from "@linehaul/schema/customers/identity/kinds";
import { ReviewRefusal } from "@linehaul/schema/customers/customer-review/open";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import "../customer-review/open.ts";
import { customerCodeOf } from "./code.ts";
import "./customer.ts";

enumOf(CertType);
enumOf(Nature);
enumOf(Industry);
objectOf(ReviewRefusal);

/** Named apart from the customer's own node: what a form holds is not what a list does. */
export const CustomerForm = objectOf(FormContract, {
  without: ["id"],
  more: (t) => ({
    id: t.id({
      description: "The form's own; it is no node.",
      resolve: ({ customerCode }) => encodeNodeId("CustomerForm", customerCode),
    }),
    customerId: t.id({
      description: "Node id of the customer: what its page opens by, and a save names.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
    viewerMayOpen: viewerMay(t, "CUSTOMER_DETAIL.VIEW", "May the viewer open the customer's page?"),
  }),
});

builder.queryField("customerForm", (t) =>
  t.may(...routes.form.may).field({
    type: CustomerForm,
    description:
      "A customer as its form shows it, masked, with the review that is open about it (CUS-16). One call; refused where you may not see the customer, or hold no button of its form.",
    args: { id: t.arg.id({ required: true, description: "The customer's node id." }) },
    resolve: (_root, { id }, grant) => grant.call(routes.form, { body: { customerCode: customerCodeOf(id) } }),
  }),
);

const SubmitInput = builder.inputType("SubmitCustomerInput", {
  description: "A customer that is put before a review.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The customer's node id." }),
    version: t.int({ required: true, description: "The version that was read." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("submitCustomer", (t) =>
  t.may(...routes.submit.may).field({
    type: payload("SubmitCustomer", "form", CustomerForm),
    description:
      "Puts a new customer, or one that did not pass, before a review (CUS-13): 400001 at each field that one asks for and it has not. One write.",
    args: { input: t.arg({ type: SubmitInput, required: true, description: "Whom." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () =>
        grant.call(
          routes.submit,
          { body: parseInput(SubmitCustomer, { ...own, customerCode: customerCodeOf(id) }) },
          keyedBy(key),
        ),
      ),
  }),
);
