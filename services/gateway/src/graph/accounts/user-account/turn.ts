import { PRE_CANCEL_DAYS } from "@linehaul/schema/accounts/user-account/lifecycle";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import {
  AccountOutcome,
  MailAccounts,
  MOST_ACCOUNTS,
  TurnAccounts,
  TurnAccountsFor,
  TurnedAccount as TurnedContract,
  TurnedAccounts,
} from "@linehaul/schema/accounts/user-account/turn";
import type { z } from "zod";
import type { UserButton } from "../../../access/actor.ts";
import { builder } from "../../../access/builder.ts";
import type { Grant } from "../../../access/grant.ts";
import { encodeNodeId, keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import type { CallOptions } from "../../../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import "./account.ts";

enumOf(AccountOutcome);
objectOf(TurnedContract, {
  without: ["id"],
  more: (t) => ({
    accountId: t.id({
      description: "Node id of the account.",
      resolve: ({ id }) => encodeNodeId("UserAccount", id),
    }),
  }),
});
const Turned = objectOf(TurnedAccounts);

interface Turning<B extends UserButton, S extends z.ZodObject> {
  readonly may: B;
  readonly description: string;
  /** What is asked for. */
  readonly input: S;
  readonly write: (
    grant: Grant<B>,
    body: z.output<S>,
    options: CallOptions,
  ) => Promise<z.output<typeof TurnedAccounts>>;
}

/** An act on accounts, with an outcome for each. */
function turning<const B extends UserButton, S extends z.ZodObject>(
  name: "Enable" | "Disable" | "Unlock" | "Cancel" | "Keep" | "Mail",
  { may, description, input, write }: Turning<B, S>,
): void {
  const Input = builder.inputType(`${name}UserAccountsInput`, {
    description: "Which accounts are meant.",
    fields: (t) => ({
      ids: t.idList({ required: true, description: `Node ids of accounts, ${MOST_ACCOUNTS} at most, each once.` }),
      ...inputOf(t, input, ["ids"]),
      idempotencyKey: idempotencyKey(t),
    }),
  });
  builder.mutationField(`${name.toLowerCase()}UserAccounts`, (t) =>
    t.may(may).field({
      type: payload(`${name}UserAccounts`, "turned", Turned),
      description,
      args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
      resolve: (_root, { input: { ids, idempotencyKey: key, ...own } }, grant) =>
        written(grant.visit, () => {
          const body = parseInput(input, { ...own, ids: ids.map((id) => keyOf("UserAccount", id)) });
          return write(grant, body, keyedBy(key));
        }),
    }),
  );
}

turning("Enable", {
  may: "USER_LIST.ENABLE",
  description: "Enables accounts that are disabled, with an outcome for each. One write.",
  input: TurnAccounts,
  write: (grant, body, options) => grant.call(routes.enable, { body }, options),
});
turning("Disable", {
  may: "USER_LIST.DISABLE",
  description: "Disables active accounts, for a reason, with an outcome for each. One write.",
  input: TurnAccountsFor,
  write: (grant, body, options) => grant.call(routes.disable, { body }, options),
});
turning("Unlock", {
  may: "USER_LIST.UNLOCK",
  description: "Unlocks accounts that wrong passwords locked, with an outcome for each. One write.",
  input: TurnAccounts,
  write: (grant, body, options) => grant.call(routes.unlock, { body }, options),
});
turning("Cancel", {
  may: "USER_LIST.CANCEL",
  description: `Cancels active accounts, for a reason, with an outcome for each: for ${PRE_CANCEL_DAYS} days that can be taken back, then what identifies their owners is erased (ACC-06). A main account's subs go first. One write.`,
  input: TurnAccountsFor,
  write: (grant, body, options) => grant.call(routes.cancel, { body }, options),
});
turning("Keep", {
  may: "USER_LIST.CANCEL",
  description: "Takes the cancellation of accounts back, with an outcome for each. One write.",
  input: TurnAccounts,
  write: (grant, body, options) => grant.call(routes.keep, { body }, options),
});
turning("Mail", {
  may: "USER_LIST.SEND_EMAIL",
  description:
    "Writes the owners of accounts a mail, with an outcome for each: to activate what is not active, or to choose another password. An e-mail that nobody has verified is written a link to another password only where `alsoUnverified` says so. Its link is good once, for 24 hours, and leads to the carrier's customer site. One write.",
  input: MailAccounts,
  write: (grant, body, options) => grant.call(routes.sendEmail, { body }, options),
});
