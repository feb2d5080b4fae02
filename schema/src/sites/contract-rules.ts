import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { keyword, line } from "../field.ts";
import { CustomerType, SettlementType } from "../customers/customer.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";

const own = {
  ruleNo: line(20).describe("The rule's number; each once at a site."),
  settlementType: SettlementType.describe("For customers who pay so."),
  customerType: CustomerType.describe("For companies, or for persons."),
  contractRequired: z.boolean().describe("Does such a customer need a contract in force to become usable?"),
  agreementRequired: z
    .boolean()
    .describe("Does it need an agreement in force? Of several rules in use for it, one that says so is enough."),
};
export const ContractRuleInput = z.object({ ...savedRow, ...own });
export type ContractRuleInput = z.infer<typeof ContractRuleInput>;
/** Which papers customers need (CUS-22): obeyed from the next look on, by who becomes usable and by who is told to be short of some. */
export const ContractRule = catalogueRow("ContractRule", {
  site: Site.describe("The site whose customers it is about."),
  ...own,
});
export type ContractRule = z.infer<typeof ContractRule>;

export const contractRuleSorts = {
  RULE_NO_ASC: "ruleNo",
  RULE_NO_DESC: "ruleNo",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<ContractRule>;
export const ContractRuleFilter = z.object({
  keyword: keyword("the number"),
  status: inUse,
  settlementType: SettlementType.optional().describe("For customers who pay so."),
  customerType: CustomerType.optional().describe("For companies, or for persons."),
});
export type ContractRuleFilter = z.infer<typeof ContractRuleFilter>;

const { read, write } = routesOf("customer");
export const contractRuleRoutes = {
  pageQuery: read("/contractRule/pageQuery", {
    may: ["CONTRACT_RULES.VIEW"],
    summary: "Contract rules of the site, a page (CUS-22)",
    body: pageQuery({ filter: ContractRuleFilter.shape, sort: sortNames(contractRuleSorts) }),
    result: page(ContractRule),
  }),
  byIds: read("/contractRule/byIds", {
    may: ["CONTRACT_RULES.VIEW"],
    summary: "Contract rules by id",
    body: ByIds,
    result: z.array(ContractRule),
  }),
  save: write("/contractRule/save", {
    may: ["CONTRACT_RULES.CREATE", "CONTRACT_RULES.EDIT"],
    summary: "Create a contract rule (no id) or edit one",
    body: ContractRuleInput,
    result: ContractRule,
  }),
  enable: write("/contractRule/enable/:id", {
    may: ["CONTRACT_RULES.ENABLE"],
    summary: "Have a contract rule obeyed",
    params: ById,
    result: ContractRule,
  }),
  disable: write("/contractRule/disable/:id", {
    may: ["CONTRACT_RULES.DISABLE"],
    summary: "Have a contract rule obeyed no more; nobody needs papers by it",
    params: ById,
    result: ContractRule,
  }),
} as const;
