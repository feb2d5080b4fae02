import type { contractRulesFormSaveMutation$variables } from "../../../__generated__/contractRulesFormSaveMutation.graphql.ts";
import type { contractRulesPageDisableMutation$variables } from "../../../__generated__/contractRulesPageDisableMutation.graphql.ts";
import type { contractRulesPageEnableMutation$variables } from "../../../__generated__/contractRulesPageEnableMutation.graphql.ts";
import type { contractRulesPageQuery$variables } from "../../../__generated__/contractRulesPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  ruleNo: "A",
  settlementType: "MONTHLY",
  customerType: "ENTERPRISE",
  contractRequired: true,
  agreementRequired: false,
} as const;
const row = { id: exampleId("ContractRule") };

export const contractRulesPageQuery: Examples<contractRulesPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "RULE_NO_ASC" },
];
export const contractRulesFormSaveMutation: Examples<contractRulesFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const contractRulesPageEnableMutation: Examples<contractRulesPageEnableMutation$variables> = [{ input: row }];
export const contractRulesPageDisableMutation: Examples<contractRulesPageDisableMutation$variables> = [{ input: row }];
