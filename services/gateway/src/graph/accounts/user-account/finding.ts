import * as contract from "@linehaul/schema/accounts/user-account/finding";
import { userAccountRoutes } from "@linehaul/schema/accounts/user-account/routes";
import { builder } from "../../../access/builder.ts";
import { inputOf } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";

const { findSensitive } = userAccountRoutes;

enumOf(contract.UserAccountFindingKind);
export const UserAccountFinding = objectOf(contract.UserAccountFinding);

const Input = builder.inputType("FindSensitiveUserAccountsInput", {
  description: "What is looked for, in which fields.",
  fields: (t) => ({ ...inputOf(t, contract.FindUserAccounts), idempotencyKey: idempotencyKey(t) }),
});

builder.mutationField("findSensitiveUserAccounts", (t) =>
  t.may(...findSensitive.may).field({
    type: payload("FindSensitiveUserAccounts", "finding", UserAccountFinding),
    description:
      "Finds accounts among the rows that you may see by a telephone, e-mail, certificate or card in full, which come masked (PERM-12); `userAccounts` takes the finding's id in its filter, for a day and from you alone. Recorded as a search, without the value, which is kept nowhere: asking again records again. 60 different values an hour and user, then 09020301 with the instant at which the next one is free. No authentication client has it.",
    args: { input: t.arg({ type: Input, required: true, description: "What is looked for." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () =>
        grant.call(findSensitive, { body: parseInput(contract.FindUserAccounts, own) }, keyedBy(key)),
      ),
  }),
);
