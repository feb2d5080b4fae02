import { fieldRuleSorts } from "@linehaul/schema/base-data/field-rule/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const fieldRuleList = catalogueList("FIELD_RULE", fieldRuleSorts);
