import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import { CreateUserAccount, ResetUserPassword, UpdateUserAccount } from "@linehaul/schema/accounts/user-account/write";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { customerCodeOf } from "../../customers/customer/code.ts";
import { UserAccount } from "./account.ts";

const ID = "Node id of the account.";

const CreateInput = builder.inputType("CreateUserAccountInput", {
  description: "An account to make.",
  fields: (t) => ({
    customerId: t.id({ required: true, description: "Node id of the customer whose account it is." }),
    ...inputOf(t, CreateUserAccount, ["customerCode"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("createUserAccount", (t) =>
  t.may(...routes.create.may).field({
    type: payload("CreateUserAccount", "account", UserAccount),
    description:
      "Makes an account of a customer: the first is its main account, later ones are subs of that. Name and e-mail are there once a site, in any case. One write.",
    args: { input: t.arg({ type: CreateInput, required: true, description: "What to make." }) },
    resolve: (_root, { input: { customerId, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(CreateUserAccount, { ...own, customerCode: customerCodeOf(customerId) });
        return grant.call(routes.create, { body }, keyedBy(key));
      }),
  }),
);

const UpdateInput = builder.inputType("UpdateUserAccountInput", {
  description: "What an account is changed to. E-mail and telephone that are left out stay as they are.",
  fields: (t) => ({
    id: t.id({ required: true, description: ID }),
    ...inputOf(t, UpdateUserAccount, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("updateUserAccount", (t) =>
  t.may(...routes.update.may).field({
    type: payload("UpdateUserAccount", "account", UserAccount),
    description:
      "Changes an account of a company by id and version; a person's is refused (403005): its owner alone changes it (PERM-09). One write.",
    args: { input: t.arg({ type: UpdateInput, required: true, description: "What to change." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(UpdateUserAccount, { ...own, id: keyOf("UserAccount", id) });
        return grant.call(routes.update, { body }, keyedBy(key));
      }),
  }),
);

const ResetInput = builder.inputType("ResetUserPasswordInput", {
  description: "Another password, entered twice.",
  fields: (t) => ({
    id: t.id({ required: true, description: ID }),
    ...inputOf(t, ResetUserPassword, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("resetUserPassword", (t) =>
  t.may(...routes.resetPassword.may).field({
    type: payload("ResetUserPassword", "account", UserAccount),
    description:
      "Gives an account another password (ACC-01, ACC-10). That it was done is recorded, the password nowhere; it is kept as a salted, slow hash alone. One write.",
    args: { input: t.arg({ type: ResetInput, required: true, description: "Whose, and which." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(ResetUserPassword, { ...own, id: keyOf("UserAccount", id) });
        return grant.call(routes.resetPassword, { body }, keyedBy(key));
      }),
  }),
);
