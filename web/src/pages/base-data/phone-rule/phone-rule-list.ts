import { phoneRuleSorts } from "@linehaul/schema/base-data/phone-rule/row";
import { catalogueList } from "../../../parts/catalogue/catalogue-list.ts";

export const phoneRuleList = catalogueList("PHONE_RULE", phoneRuleSorts);
