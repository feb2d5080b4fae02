import { AssignCustomers } from "@linehaul/schema/customers/assign";
import { customerRoutes } from "@linehaul/schema/customers/customer";
import { MOST_TURNED } from "@linehaul/schema/customers/turn";
import { builder } from "../../../access/builder.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { customerCodeOf } from "./code.ts";
import { refuseUnknownOrg } from "./organisation.ts";
import { Turned } from "./turn.ts";

const AssignInput = builder.inputType("AssignCustomersInput", {
  description: "Who looks after customers from now on.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: `Node ids of customers, ${MOST_TURNED} at most, each once.` }),
    ...inputOf(t, AssignCustomers, ["codes"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("assignCustomers", (t) =>
  t.may("CUSTOMER_LIST.EDIT").field({
    type: payload("AssignCustomers", "assigned", Turned),
    description:
      "Gives customers to a sales person, an organisation, or both, with an outcome for each. One write, after a look at the organisations where one is named.",
    args: { input: t.arg({ type: AssignInput, required: true, description: "Whom, and to whom." }) },
    resolve: (_root, { input: { ids, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => {
        const codes = ids.map(customerCodeOf);
        const body = parseInput(AssignCustomers, { ...own, codes });
        await refuseUnknownOrg(grant, body.orgCode);
        return grant.call(customerRoutes.assign, { body }, keyedBy(key));
      }),
  }),
);
