import { catalogueColumns } from "@linehaul/kit/catalogue";
import { CUSTOMER_TYPES, SETTLEMENT_TYPES } from "@linehaul/schema/customers/customer";
import { SITE_CODES } from "@linehaul/schema/sites";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Which papers customers of a site need (CUS-22). */
export const contractRule = pgTable(
  "contract_rule",
  {
    ...catalogueColumns(),
    site: text({ enum: SITE_CODES }).notNull(),
    ruleNo: text("rule_no").notNull(),
    settlementType: text("settlement_type", { enum: SETTLEMENT_TYPES }).notNull(),
    customerType: text("customer_type", { enum: CUSTOMER_TYPES }).notNull(),
    contractRequired: boolean("contract_required").notNull(),
    agreementRequired: boolean("agreement_required").notNull(),
  },
  (t) => [
    uniqueIndex("contract_rule_no").on(t.site, t.ruleNo),
    index("contract_rule_by_no").on(t.site, t.ruleNo, t.id),
    index("contract_rule_whom").on(t.site, t.settlementType, t.customerType),
    index("contract_rule_modified").on(t.site, t.modifiedAt, t.id),
  ],
);
export type ContractRuleRecord = typeof contractRule.$inferSelect;
