import { contractRuleSorts } from "@linehaul/schema/sites/contract-rules";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const contractRulesList = catalogueList("CONTRACT_RULES", contractRuleSorts);
