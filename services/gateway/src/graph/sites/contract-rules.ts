import {
  ContractRule as ContractRuleRow,
  ContractRuleFilter,
  ContractRuleInput,
  contractRuleRoutes,
  contractRuleSorts,
} from "@linehaul/schema/sites/contract-rules";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
// Enums of customers.
import "../customers/customer/customer.ts";
import { list } from "../../contract/list.ts";

const ContractRule = catalogueEntity("ContractRule", ContractRuleRow, {
  description: "Which papers customers of the site need to become usable, by how they pay and what they are (CUS-22).",
  may: ["CONTRACT_RULES.VIEW"],
  load: (ids, grant) => grant.call(contractRuleRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "CONTRACT_RULES.EDIT",
    turn: { enable: "CONTRACT_RULES.ENABLE", disable: "CONTRACT_RULES.DISABLE" },
  },
});

list("contractRules", {
  type: ContractRule,
  description: "Contract rules of the site, a page. One call to the customer service.",
  sorts: contractRuleSorts,
  filter: ContractRuleFilter,
  page: (grant, query) => grant.call(contractRuleRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "CONTRACT_RULES.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: ContractRule,
  field: "contractRule",
  may: { create: "CONTRACT_RULES.CREATE", edit: "CONTRACT_RULES.EDIT" },
  schema: ContractRuleInput,
  save: (grant, body, options) => grant.call(contractRuleRoutes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: ContractRule,
  field: "contractRule",
  may: "CONTRACT_RULES.ENABLE",
  description:
    "Has a contract rule obeyed: customers need its papers to become usable; who is usable stays so, and is told to be short of them.",
  write: (grant, id, options) => grant.call(contractRuleRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: ContractRule,
  field: "contractRule",
  may: "CONTRACT_RULES.DISABLE",
  description: "Has a contract rule obeyed no more.",
  write: (grant, id, options) => grant.call(contractRuleRoutes.disable, { params: { id } }, options),
});
