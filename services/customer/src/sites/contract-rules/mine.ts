import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { ContractRule, ContractRuleFilter } from "@linehaul/schema/sites/contract-rules";
import { and, eq, type SQL } from "drizzle-orm";
import { contractRule as t, type ContractRuleRecord } from "./table.ts";

const view = (row: ContractRuleRecord): ContractRule => ({ ...row, ...catalogueView(row) });
export const mine = siteCatalogue({ table: t, row: view, event: "contractRule.changed" });

export const matching = ({ keyword, status, settlementType, customerType }: ContractRuleFilter = {}): SQL | undefined =>
  and(
    anyContains([t.ruleNo], keyword),
    status && eq(t.status, status),
    settlementType && eq(t.settlementType, settlementType),
    customerType && eq(t.customerType, customerType),
  );
