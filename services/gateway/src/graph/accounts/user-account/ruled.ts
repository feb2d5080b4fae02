import { RuledAccountField as Contract } from "@linehaul/schema/accounts/user-account/ruled";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import { saidIn } from "@linehaul/schema/base-data/field-rule/said-in";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { objectOf } from "../../../contract/named.ts";
// What a rule says of a field.
import "../../base-data/field-rule.ts";
import { customerCodeOf } from "../../customers/customer/code.ts";

const RuledAccountField = objectOf(Contract, {
  without: ["messageEn", "messageZhCn", "messageZhHk"],
  more: (t) => ({
    message: t.string({
      description: "What whoever breaks it is told, in the request's language; empty: the console's own words.",
      resolve: (rule, _args, { visit }) => saidIn(rule, visit.language),
    }),
  }),
});

builder.queryField("ruledAccountFields", (t) =>
  t.may(...routes.fieldRules.may).field({
    type: [RuledAccountField],
    description:
      "What the site says today of the fields of an account's form (FIELD_RULE): of a customer's next account, or of one that is there; at most one rule a field. One call to the customer service.",
    args: {
      customerId: t.arg.id({ description: "Node id of the customer whose account would be made." }),
      accountId: t.arg.id({ description: "Node id of the account that would be changed; one of the two is said." }),
    },
    resolve: (_root, { customerId, accountId }, grant) =>
      grant.call(routes.fieldRules, {
        query: {
          ...(customerId && { customerCode: customerCodeOf(customerId) }),
          ...(accountId && { id: keyOf("UserAccount", accountId) }),
        },
      }),
  }),
);
