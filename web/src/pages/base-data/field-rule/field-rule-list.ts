import type { RuledForm } from "@linehaul/schema/base-data/field-rule/fields";
import { fieldRuleSorts } from "@linehaul/schema/base-data/field-rule/row";
import { sortNames } from "@linehaul/schema/sorts";
import { askedRows, everyRow, soughtBy, type CatalogueFilter } from "../../../parts/catalogue/catalogue-list.ts";
import { askedList } from "../../../parts/list/list-state.ts";

/** Rules are looked for by the form that they are of, beside what every catalogue can be searched by. */
export interface FieldRuleListFilter extends CatalogueFilter {
  /** Empty: of every form. */
  readonly form: RuledForm | "";
}

export const fieldRuleList = askedList({
  code: "FIELD_RULE",
  empty: { ...everyRow, form: "" } satisfies FieldRuleListFilter,
  fromParams: soughtBy,
  sorts: sortNames(fieldRuleSorts),
  asked: ({ form, ...rows }: FieldRuleListFilter) => ({ ...askedRows(rows), form: form || null }),
});
