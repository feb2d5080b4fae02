import {
  KeptPhoneRule,
  keptPhoneRuleRoutes,
  PhoneRulesKept as PhoneRulesKeptContract,
} from "@linehaul/schema/base-data/phone-rule/kept";
import { MAY_TRY, PhoneRulesRefreshed, phoneRuleRoutes } from "@linehaul/schema/base-data/phone-rule/routes";
import { PhoneRule as PhoneRuleRow, PhoneRuleFilter, phoneRuleSorts } from "@linehaul/schema/base-data/phone-rule/row";
import { PhoneToTry, PhoneTried as PhoneTriedContract } from "@linehaul/schema/base-data/phone-rule/tried";
import { builder } from "../../access/builder.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { pullOfCatalogue } from "../../catalogue/pull.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { objectOf } from "../../contract/named.ts";
import { written } from "../../errors/user-error.ts";
import { ruleText } from "../../language/text.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import { question } from "../../writing/question.ts";
import { Country } from "./country.ts";

const PhoneRule = catalogueEntity("PhoneRule", PhoneRuleRow, {
  description:
    "What telephones of a calling code are like (SYS-07): every telephone of the house's own obeys it when it is written. Common to the sites.",
  may: ["PHONE_RULE.VIEW"],
  load: (ids, grant) => grant.call(phoneRuleRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { delete: "PHONE_RULE.DELETE" },
  uses: (id, grant) => grant.call(phoneRuleRoutes.uses, { body: { id } }),
  fields: (t) => ({
    countriesNamed: t.field({
      type: [Country],
      description: "Its countries, of those that are in the list.",
      resolve: async ({ countries }, _args, context) => {
        const all = await context.visit.reference.countries.get();
        return countries.flatMap((code) => all.get(code) ?? []);
      },
    }),
  }),
});

list("phoneRules", {
  type: PhoneRule,
  description: "Phone rules, a page. One call to the order service.",
  sorts: phoneRuleSorts,
  filter: PhoneRuleFilter,
  page: (grant, query) => grant.call(phoneRuleRoutes.pageQuery, { body: query }),
  fields: (t) => ({
    viewerMayPull: viewerMay(t, "PHONE_RULE.PULL", "May the viewer pull rules from the source?"),
    viewerMayRefresh: viewerMay(t, "PHONE_RULE.REFRESH", "May the viewer have the rules read anew?"),
  }),
});

const PhoneTried = objectOf(PhoneTriedContract, {
  without: ["problem"],
  more: (t) => ({
    problem: t.string({
      nullable: true,
      description: "What is wrong with it; null where nothing is.",
      resolve: ({ problem }, _args, { visit }) =>
        problem === null ? null : ruleText(visit.language, problem.key, problem.params),
    }),
  }),
});
question("phoneTried", {
  may: MAY_TRY,
  description:
    "What the phone rules say of a number, as they would when it is saved: whoever reads the rules, or writes telephones that obey them. One call to the order service.",
  answer: PhoneTried,
  input: { name: "TryPhoneInput", description: "A number to be tried.", told: "The number.", schema: PhoneToTry },
  ask: (grant, body) => grant.call(phoneRuleRoutes.tried, { body }),
});

objectOf(KeptPhoneRule);
builder.queryField("phoneRulesKept", (t) =>
  t.may(...MAY_TRY).field({
    type: objectOf(PhoneRulesKeptContract),
    nullable: true,
    description:
      "The phone rules that telephones of customers obey: the customer service's copy, which follows what is changed here and says how old it is. Null with one error while that service is down. One call to the customer service.",
    resolve: (_root, _args, grant) => grant.call(keptPhoneRuleRoutes.phoneRulesList, {}),
  }),
);

pullOfCatalogue("PhoneRules", {
  may: "PHONE_RULE.PULL",
  what: "phone rules",
  look: (grant) => grant.call(phoneRuleRoutes.getRuleFromRemote, {}),
  pull: (grant, body, options) => grant.call(phoneRuleRoutes.pullAndUpdate, { body }, options),
});

catalogueToggle("Delete", {
  type: PhoneRule,
  field: "phoneRule",
  may: "PHONE_RULE.DELETE",
  description: "Deletes a phone rule: numbers of its calling code are taken in any form, until it is pulled again.",
  write: (grant, id, options) => grant.call(phoneRuleRoutes.delete, { params: { id } }, options),
});

const Refreshed = objectOf(PhoneRulesRefreshed);
const RefreshInput = builder.inputType("RefreshPhoneRulesInput", {
  description: "That the rules are read anew.",
  fields: (t) => ({ idempotencyKey: idempotencyKey(t) }),
});
builder.mutationField("refreshPhoneRules", (t) =>
  t.may("PHONE_RULE.REFRESH").field({
    type: payload("RefreshPhoneRules", "refreshed", Refreshed),
    description: "Has the rules read anew and their patterns made ready, and tells how many there are. Recorded.",
    args: { input: t.arg({ type: RefreshInput, required: true, description: "With a key." }) },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, () => grant.call(phoneRuleRoutes.refreshLocalCache, {}, keyedBy(input.idempotencyKey))),
  }),
);
