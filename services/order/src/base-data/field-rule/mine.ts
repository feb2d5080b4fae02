import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { siteCatalogue } from "@linehaul/kit/site-catalogue";
import type { FieldRule, FieldRuleFilter } from "@linehaul/schema/base-data/field-rule/row";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { fieldRule, type FieldRuleRecord } from "./table.ts";

export const view = (row: FieldRuleRecord): FieldRule => ({ ...row, ...catalogueView(row) });

export const mine = siteCatalogue({ table: fieldRule, row: view, event: "fieldRule.changed" });

const { field, productCode, cargoTypeCode, fromCountry, fromRegion, toCountry, toRegion, form, status } = fieldRule;
const { messageEn, messageZhCn, messageZhHk } = fieldRule;
const chosen = sql<string>`array_to_string(${fieldRule.choices}, ' ')`;
const searched = [field, productCode, cargoTypeCode, fromCountry, fromRegion, toCountry, toRegion, chosen];
export const matching = (filter: FieldRuleFilter = {}): SQL | undefined =>
  and(
    anyContains([...searched, messageEn, messageZhCn, messageZhHk], filter.keyword),
    filter.form && eq(form, filter.form),
    filter.status && eq(status, filter.status),
  );
