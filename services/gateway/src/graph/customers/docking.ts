import {
  Docking as DockingContract,
  type Docking as DockingRow,
  DockingTest as TestContract,
  DockingTestEnding,
  dockingRoutes as routes,
  SaveDocking,
} from "@linehaul/schema/customers/docking/docking";
import { builder } from "../../access/builder.ts";
import { inputOf } from "../../contract/input.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload, type Written } from "../../writing/payload.ts";
import { UserErrorRef } from "../../writing/user-error.ts";
// How somebody is silent.
import "../orders/order-push/order-push.ts";
import { customerCodeOf } from "./customer/code.ts";

enumOf(DockingTestEnding);
export const Docking = objectOf(DockingContract);
const DockingTest = objectOf(TestContract);
const WHOM = "The customer's node id.";

const SaveInput = builder.inputType("SaveCustomerDockingInput", {
  description: "How a customer's systems are joined to ours.",
  fields: (t) => ({
    id: t.id({ required: true, description: WHOM }),
    ...inputOf(t, SaveDocking, ["customerCode"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("saveCustomerDocking", (t) =>
  t.may(...routes.save.may).field({
    type: payload("SaveCustomerDocking", "docking", Docking),
    description:
      "Keeps from where a customer's systems may ask, and where it is called back (CUS-07, CUS-21): https, and no private address in any spelling. One write.",
    args: { input: t.arg({ type: SaveInput, required: true, description: "What to keep." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(SaveDocking, { ...own, customerCode: customerCodeOf(id) });
        return grant.call(routes.save, { body }, keyedBy(key));
      }),
  }),
);

interface Made {
  readonly docking: DockingRow;
  readonly appSecret: string;
}
const SecretPayload = builder.objectRef<Written<Made>>("NewCustomerSecretPayload").implement({
  description: "The secret that was made, or what to mend.",
  fields: (t) => ({
    docking: t.field({
      type: Docking,
      nullable: true,
      description: "The docking as it is now; null when `errors` has any.",
      resolve: ({ value }) => value?.docking ?? null,
    }),
    appSecret: t.string({
      nullable: true,
      description: "The secret: in this answer and never again. Null when `errors` has any.",
      resolve: ({ value }) => value?.appSecret ?? null,
    }),
    errors: t.expose("errors", { type: [UserErrorRef], description: "What to mend; empty when it was made." }),
  }),
});
const which = (name: string, description: string) =>
  builder.inputType(`${name}Input`, {
    description,
    fields: (t) => ({ id: t.id({ required: true, description: WHOM }), idempotencyKey: idempotencyKey(t) }),
  });
builder.mutationField("newCustomerSecret", (t) =>
  t.may(...routes.secret.may).field({
    type: SecretPayload,
    description:
      "Makes the secret by which a customer's systems name themselves, and its key the first time; the one before is taken for a day more. One write.",
    args: {
      input: t.arg({
        type: which("NewCustomerSecret", "Whose secret is made."),
        required: true,
        description: "Whose.",
      }),
    },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) =>
      written<Made>(grant.visit, () =>
        grant.call(routes.secret, { body: { customerCode: customerCodeOf(id) } }, keyedBy(key)),
      ),
  }),
);
builder.mutationField("testCustomerCallback", (t) =>
  t.may(...routes.test.may).field({
    type: payload("TestCustomerCallback", "test", DockingTest),
    description:
      "Calls a customer's call-back address with a test and says what came of it: status and time, silence, or that it is withheld or leads to a private address. Takes up to 10 s.",
    args: {
      input: t.arg({ type: which("TestCustomerCallback", "Who is called."), required: true, description: "Who." }),
    },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) =>
      written(grant.visit, () => grant.call(routes.test, { body: { customerCode: customerCodeOf(id) } }, keyedBy(key))),
  }),
);
