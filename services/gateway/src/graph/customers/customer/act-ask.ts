import * as contract from "@linehaul/schema/customers/act";
import { MOST_ACTED } from "@linehaul/schema/customers/act-limits";
import type { InputFieldBuilder } from "@pothos/core";
import { builder, type Types } from "../../../access/builder.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { askedOf, CustomerAct } from "./act.ts";
import { CustomerFilterInput } from "./list.ts";
import { refuseUnknownOrg } from "./organisation.ts";

const { enable, disable, assign } = contract.customerActRoutes;

const matching = (t: InputFieldBuilder<Types, "InputObject">) => ({
  filter: t.field({
    type: CustomerFilterInput,
    description: "All customers that match; every customer of the viewer's without it.",
  }),
  idempotencyKey: idempotencyKey(t),
});
const asTask = `An error at \`filter\` where none matches or more than ${MOST_ACTED} do. It goes on as a task, each customer with its outcome: ask \`customerAct\` when \`changes\` tells of CUSTOMER_ACTS. Recorded. 429001 while too many of one's own wait.`;

const EnableInput = builder.inputType("EnableMatchingCustomersInput", {
  description: "Customers that become usable again.",
  fields: matching,
});
builder.mutationField("enableMatchingCustomers", (t) =>
  t.may(...enable.may).field({
    type: payload("EnableMatchingCustomers", "act", CustomerAct),
    description: `Makes all customers that match usable again, of those that are unusable (CUS-13). ${asTask} One call.`,
    args: { input: t.arg({ type: EnableInput, required: true, description: "Whom." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () =>
        grant.call(enable, { body: parseInput(contract.EnableMatching, askedOf(own)) }, keyedBy(key)),
      ),
  }),
);

const DisableInput = builder.inputType("DisableMatchingCustomersInput", {
  description: "Customers that can be used no more, until they are enabled again.",
  fields: (t) => ({ ...inputOf(t, contract.DisableMatching, ["filter"]), ...matching(t) }),
});
builder.mutationField("disableMatchingCustomers", (t) =>
  t.may(...disable.may).field({
    type: payload("DisableMatchingCustomers", "act", CustomerAct),
    description: `Makes all customers that match unusable, of those that are usable, for a reason (CUS-13). ${asTask} One call.`,
    args: { input: t.arg({ type: DisableInput, required: true, description: "Whom, and why." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () =>
        grant.call(disable, { body: parseInput(contract.DisableMatching, askedOf(own)) }, keyedBy(key)),
      ),
  }),
);

const AssignInput = builder.inputType("AssignMatchingCustomersInput", {
  description: "Who looks after all customers that match from now on.",
  fields: (t) => ({ ...inputOf(t, contract.AssignMatching, ["filter"]), ...matching(t) }),
});
builder.mutationField("assignMatchingCustomers", (t) =>
  t.may(...assign.may).field({
    type: payload("AssignMatchingCustomers", "act", CustomerAct),
    description: `Gives all customers that match to a sales person, an organisation, or both. ${asTask} One call, after a look at the organisations where one is named.`,
    args: { input: t.arg({ type: AssignInput, required: true, description: "Whom, and to whom." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => {
        const body = parseInput(contract.AssignMatching, askedOf(own));
        await refuseUnknownOrg(grant, body.orgCode);
        return grant.call(assign, { body }, keyedBy(key));
      }),
  }),
);
