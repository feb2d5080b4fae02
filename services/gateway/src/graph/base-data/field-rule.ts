import { isRuledField, RuledForm } from "@linehaul/schema/base-data/field-rule/fields";
import { headOfField } from "@linehaul/schema/base-data/field-rule/head-of-field";
import { FormPreview, PreviewedForm as PreviewedFormContract } from "@linehaul/schema/base-data/field-rule/preview";
import { fieldRuleRoutes as routes } from "@linehaul/schema/base-data/field-rule/routes";
import {
  FieldEffect,
  FieldRule as FieldRuleRow,
  FieldRuleFilter,
  fieldRuleSorts,
  SavedFieldRule,
} from "@linehaul/schema/base-data/field-rule/row";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { goOn } from "../../later/go-on.ts";
import { question } from "../../writing/question.ts";
// The enum of customers' types.
import "../customers/customer/customer.ts";
import { saidIn } from "@linehaul/schema/base-data/field-rule/said-in";
import { NamedRow, namedRow } from "./coded.ts";
import { laneFields } from "./country.ts";

enumOf(FieldEffect);
enumOf(RuledForm);

export const FieldRule = catalogueEntity("FieldRule", FieldRuleRow, {
  description:
    "What a site says of a field of its orders, or of its customers' accounts: needed, left out or limited (SYS-07). It tightens what the contract says, and never loosens it. Of several that fit, the one holds that names its lane most closely, then product, cargo type and customers, then the one of the highest priority.",
  may: ["FIELD_RULE.VIEW"],
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "FIELD_RULE.EDIT", delete: "FIELD_RULE.DELETE" },
  fields: (t) => ({
    fieldName: t.string({
      description:
        "What the field is called in sheets of orders, or in the form of an account, in the request's language.",
      resolve: ({ field }, _args, { visit }) => (isRuledField(field) ? headOfField(field, visit.language) : field),
    }),
    message: t.string({
      description: "What whoever breaks it is told, in the request's language; empty: the console's own words.",
      resolve: (row, _args, { visit }) => saidIn(row, visit.language),
    }),
    product: t.field({
      type: NamedRow,
      nullable: true,
      description: "The product that it is for; null: all.",
      resolve: ({ productCode: code }, _args, { visit }) =>
        code === null
          ? null
          : goOn(visit.reference.products.get(), (all) => ({
              code,
              name: all.get(code)?.nameI18n[visit.language] ?? code,
            })),
    }),
    cargoType: t.field({
      type: NamedRow,
      nullable: true,
      description: "The cargo type that it is for; null: all.",
      resolve: ({ cargoTypeCode: code }, _args, context) =>
        code === null ? null : namedRow(code, context.visit.reference.cargoTypes, context),
    }),
    ...laneFields(t),
  }),
});

list("fieldRules", {
  type: FieldRule,
  description: "Field rules of the viewer's site, a page. One call to the order service.",
  sorts: fieldRuleSorts,
  filter: FieldRuleFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "FIELD_RULE.CREATE", "May the viewer add one?") }),
});

const PreviewedForm = objectOf(PreviewedFormContract, {
  without: ["rules"],
  more: (t) => ({
    rules: t.field({
      type: [FieldRule],
      description: "The rules that hold for it, at most one a field, in the fields' order.",
      resolve: ({ rules }) => rules,
    }),
  }),
});
question("formPreviewed", {
  may: FieldRule.may,
  description: "What field rules make of a form that somebody would fill in. One call to the order service.",
  answer: PreviewedForm,
  input: {
    name: "FormPreviewInput",
    description: "For whom and what a form would be filled in; a rule that names what is not known does not hold.",
    told: "For whom and what it would be filled in.",
    schema: FormPreview,
  },
  ask: (grant, body) => grant.call(routes.preview, { body }),
});

catalogueSave({
  type: FieldRule,
  field: "fieldRule",
  may: { create: "FIELD_RULE.CREATE", edit: "FIELD_RULE.EDIT" },
  schema: SavedFieldRule,
  save: (grant, body, options) => grant.call(routes.save, { body }, options),
});

catalogueToggle("Delete", {
  type: FieldRule,
  field: "fieldRule",
  may: "FIELD_RULE.DELETE",
  description: "Deletes a field rule: a wider one holds then, or the contract alone.",
  write: (grant, id, options) => grant.call(routes.delete, { params: { id } }, options),
});
