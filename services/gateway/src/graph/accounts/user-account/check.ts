import { Check, CheckedUserAccount, CheckUserAccount } from "@linehaul/schema/accounts/user-account/check";
import { RedeemedLink, RedeemLink } from "@linehaul/schema/accounts/user-account/mail";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import { builder } from "../../../access/builder.ts";
import { inputOf } from "../../../contract/input.ts";
import { enumOf, objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { payload } from "../../../writing/payload.ts";
import "./account.ts";

enumOf(Check);
const Checked = objectOf(CheckedUserAccount);
const CheckInput = builder.inputType("CheckUserAccountInput", {
  description: "What somebody entered at a customer site.",
  fields: (t) => inputOf(t, CheckUserAccount),
});
builder.mutationField("checkUserAccount", (t) =>
  t.may(...routes.check.may).field({
    type: payload("CheckUserAccount", "checked", Checked),
    description:
      "For the carrier's customer sites, as authentication clients: whether a name and a password let somebody in. Unknown names, wrong passwords and locked accounts are refused alike; five wrong passwords within 15 minutes lock an account. Each one is counted and recorded, so that it has no idempotency key. One write.",
    args: { input: t.arg({ type: CheckInput, required: true, description: "Name and password." }) },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, () => grant.call(routes.check, { body: parseInput(CheckUserAccount, input) })),
  }),
);

const Redeemed = objectOf(RedeemedLink);
const RedeemInput = builder.inputType("RedeemUserAccountLinkInput", {
  description: "What somebody enters who followed the link of a mail.",
  fields: (t) => inputOf(t, RedeemLink),
});
builder.mutationField("redeemUserAccountLink", (t) =>
  t.may(...routes.redeem.may).field({
    type: payload("RedeemUserAccountLink", "redeemed", Redeemed),
    description:
      "For the carrier's customer sites: follows the link of a mail, once and within 24 hours. The account has the password from then on, and is active where it was not. One write.",
    args: { input: t.arg({ type: RedeemInput, required: true, description: "Token and password." }) },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, () => grant.call(routes.redeem, { body: parseInput(RedeemLink, input) })),
  }),
);
