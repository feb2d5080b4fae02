import type { Db } from "@linehaul/kit/database-type";
import type { FieldRule } from "@linehaul/schema/base-data/field-rule/row";
import { laneText } from "@linehaul/schema/base-data/lane";
import { and, arrayOverlaps, eq, sql, type SQL } from "drizzle-orm";
import { keepApart } from "../keep-apart.ts";
import { sameAs } from "../lane.ts";
import { fieldRule, type FieldRuleRecord } from "./table.ts";

/** A row as refusals name it: codes, that every language reads. */
const ruleText = (row: FieldRuleRecord): string =>
  [row.field, laneText(row), `${row.validFrom} – ${row.validTo ?? "…"}`].join(" · ");

/** Rules of customers that another one is for as well: both for all, or for some that are the same. */
const sameCustomers = ({ customerTypes }: FieldRule): SQL =>
  customerTypes.length === 0
    ? sql`cardinality(${fieldRule.customerTypes}) = 0`
    : arrayOverlaps(fieldRule.customerTypes, [...customerTypes]);

/** Of rules of a field that are as specific as each other, one holds at a time. */
export const keepRulesApart = (tx: Db, after: FieldRule): Promise<void> =>
  keepApart(tx, after, {
    table: fieldRule,
    lock: `field rule ${after.site}`,
    rank: and(
      eq(fieldRule.form, after.form),
      eq(fieldRule.field, after.field),
      sameAs(fieldRule.productCode, after.productCode),
      sameAs(fieldRule.cargoTypeCode, after.cargoTypeCode),
      sameCustomers(after),
      eq(fieldRule.priority, after.priority),
    ),
    told: ruleText,
  });
