import {
  CustomerReadiness as ReadinessContract,
  ReadinessItem,
  ReadinessName,
  readinessRoutes as routes,
} from "@linehaul/schema/customers/readiness";
import { builder } from "../../access/builder.ts";
import { encodeNodeId } from "../../access/node-id.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import { customerCodeOf } from "./customer/code.ts";
import "./customer/customer.ts";

enumOf(ReadinessName);
objectOf(ReadinessItem);
const CustomerReadiness = objectOf(ReadinessContract, {
  more: (t) => ({
    customerId: t.id({
      description: "Node id of the customer: what its page opens by, and the act names.",
      resolve: ({ customerCode }) => encodeNodeId("Customer", customerCode),
    }),
    viewerMayBegin: viewerMay(
      t,
      "COMPANY_CUSTOMER_ENABLE_EDIT.ENABLE",
      "May the viewer make it usable? An approved one alone; what it lacks is told when he tries.",
      ({ status }) => status === "APPROVED",
    ),
  }),
});

builder.queryField("customerReadiness", (t) =>
  t.may(...routes.readiness.may).field({
    type: CustomerReadiness,
    description:
      "What a customer needs before it becomes usable, and what of it is there (CUS-13, CUS-22). One call; refused where you may not see the customer.",
    args: { id: t.arg.id({ required: true, description: "The customer's node id." }) },
    resolve: (_root, { id }, grant) => grant.call(routes.readiness, { body: { customerCode: customerCodeOf(id) } }),
  }),
);

const BeginInput = builder.inputType("BeginCustomerInput", {
  description: "An approved customer that becomes usable.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The customer's node id." }),
    version: t.int({ required: true, description: "The version that was read." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("beginCustomer", (t) =>
  t.may(...routes.begin.may).field({
    type: payload("BeginCustomer", "readiness", CustomerReadiness),
    description:
      "Makes an approved customer usable for the first time (CUS-13): 409009 names each thing that it lacks. One write.",
    args: { input: t.arg({ type: BeginInput, required: true, description: "Whom." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () =>
        grant.call(
          routes.begin,
          { body: parseInput(routes.begin.body, { ...own, customerCode: customerCodeOf(id) }) },
          keyedBy(key),
        ),
      ),
  }),
);
