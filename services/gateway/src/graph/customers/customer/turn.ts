import { customerRoutes } from "@linehaul/schema/customers/customer";
import {
  DisableCustomers,
  EnableCustomers,
  MOST_TURNED,
  TurnedCustomer,
  TurnedCustomers,
  TurnOutcome,
} from "@linehaul/schema/customers/turn";
import { builder } from "../../../access/builder.ts";
import { inputOf } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { customerCodeOf } from "./code.ts";

enumOf(TurnOutcome);
objectOf(TurnedCustomer);
export const Turned = objectOf(TurnedCustomers);
const whom = `Node ids of customers, ${MOST_TURNED} at most, each once.`;

const EnableInput = builder.inputType("EnableCustomersInput", {
  description: "Customers that become usable again.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: whom }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("enableCustomers", (t) =>
  t.may("CUSTOMER_LIST.ENABLE").field({
    type: payload("EnableCustomers", "turned", Turned),
    description:
      "Makes customers usable again that are unusable (CUS-13), with an outcome for each: one that may not be stops no other. One write.",
    args: { input: t.arg({ type: EnableInput, required: true, description: "Whom." }) },
    resolve: (_root, { input: { ids, idempotencyKey: key } }, grant) =>
      written(grant.visit, () =>
        grant.call(
          customerRoutes.enable,
          { body: parseInput(EnableCustomers, { codes: ids.map(customerCodeOf) }) },
          keyedBy(key),
        ),
      ),
  }),
);

const DisableInput = builder.inputType("DisableCustomersInput", {
  description: "Customers that can be used no more, until they are enabled again.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: whom }),
    ...inputOf(t, DisableCustomers, ["codes"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("disableCustomers", (t) =>
  t.may("CUSTOMER_LIST.DISABLE").field({
    type: payload("DisableCustomers", "turned", Turned),
    description:
      "Makes usable customers unusable, for a reason (CUS-13), with an outcome for each: one that may not be stops no other. One write.",
    args: { input: t.arg({ type: DisableInput, required: true, description: "Whom, and why." }) },
    resolve: (_root, { input: { ids, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(DisableCustomers, { ...own, codes: ids.map(customerCodeOf) });
        return grant.call(customerRoutes.disable, { body }, keyedBy(key));
      }),
  }),
);
