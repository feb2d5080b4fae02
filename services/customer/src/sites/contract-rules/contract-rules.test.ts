import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask } from "@linehaul/kit/testing/service";
import {
  type ContractRule,
  type ContractRuleInput,
  contractRuleRoutes as routes,
  contractRuleSorts as sorts,
} from "@linehaul/schema/sites/contract-rules";
import { customer as service } from "../../service.ts";

let made = 0;
const fresh = (): ContractRuleInput => ({
  ruleNo: `A${++made}`,
  settlementType: "MONTHLY",
  customerType: "ENTERPRISE",
  contractRequired: true,
  agreementRequired: false,
});

onEachDatabase(service.migrations, (database) =>
  keepsToCatalogue<ContractRuleInput, ContractRule, keyof typeof sorts>(database, service, {
    fresh,
    unique: "ruleNo",
    ofSite: true,
    sorts,
    view: "CONTRACT_RULES.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "CONTRACT_RULES.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "CONTRACT_RULES.EDIT", ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  }),
);
