import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { page, pageQuery } from "../../paging.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { FormPreview, PreviewedForm } from "./preview.ts";
import { FieldRule, FieldRuleFilter, fieldRuleSorts, SavedFieldRule } from "./row.ts";

const VIEW = ["FIELD_RULE.VIEW"] as const;
const { read, write } = routesOf("order");
/** What a site says of the fields of its orders and accounts; each holds on its days and for its customers, one of orders on its lane, for its product and cargo type. */
export const fieldRuleRoutes = {
  pageQuery: read("/fieldRule/pageQuery", {
    may: VIEW,
    summary: "Field rules of the caller's site, a page",
    body: pageQuery({ filter: FieldRuleFilter.shape, sort: sortNames(fieldRuleSorts) }),
    result: page(FieldRule),
  }),
  byIds: read("/fieldRule/byIds", {
    may: VIEW,
    summary: "Field rules by id; those of other sites are left out",
    body: ByIds,
    result: z.array(FieldRule),
  }),
  preview: read("/fieldRule/preview", {
    may: VIEW,
    summary: "The rules that hold for a form, at most one a field, in the fields' order",
    body: FormPreview,
    result: PreviewedForm,
  }),
  save: write("/fieldRule/save", {
    may: ["FIELD_RULE.CREATE", "FIELD_RULE.EDIT"],
    summary:
      "Create a field rule (no id) or edit one; 409001 at `validFrom` where another one of its rank and priority holds then",
    body: SavedFieldRule,
    result: FieldRule,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/fieldRule/delete/:id",
    may: ["FIELD_RULE.DELETE"],
    summary: "Delete a field rule: a wider one holds then, or the contract alone",
    params: ById,
    result: FieldRule,
  }),
} as const;
