import {
  CustomerDuplicate,
  customerDuplicateRoutes as routes,
  CustomerDuplicates,
  DuplicateReason,
  LookAlike,
} from "@linehaul/schema/customers/customer-form/duplicates";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { payload } from "../../../writing/payload.ts";
import { customerCodeOf } from "./code.ts";
import "./customer.ts";

enumOf(DuplicateReason);
objectOf(CustomerDuplicate, {
  more: (t) => ({
    customerId: t.id({
      nullable: true,
      description: "The customer's node id; null where it is not among the rows that you may see.",
      resolve: ({ customerCode }) => customerCode && encodeNodeId("Customer", customerCode),
    }),
  }),
});
const Duplicates = objectOf(CustomerDuplicates);

const Input = builder.inputType("FindDuplicateCustomersInput", {
  description: "What of a customer in a form is compared with others; what is left out is not.",
  fields: (t) => ({
    id: t.id({ description: "Node id of the customer that is edited: it is no duplicate of itself." }),
    ...inputOf(t, LookAlike, ["customerCode"]),
  }),
});
/** A mutation, for what it asks is recorded and may stand in no address. */
builder.mutationField("findDuplicateCustomers", (t) =>
  t.may(...routes.duplicates.may).field({
    type: payload("FindDuplicateCustomers", "found", Duplicates),
    description:
      "Customers of the site that may be the same as one in a form; of those that you may not see, the organisation to ask alone. A certificate, telephone or e-mail counts as a search: 09020301 beyond 60 different ones an hour (PERM-12). One write.",
    args: { input: t.arg({ type: Input, required: true, description: "What to compare." }) },
    resolve: (_root, { input: { id, ...own } }, grant) =>
      written(grant.visit, () =>
        grant.call(routes.duplicates, {
          body: parseInput(LookAlike, { ...own, customerCode: id ? customerCodeOf(id) : undefined }),
        }),
      ),
  }),
);
