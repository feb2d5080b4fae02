import type { fieldRuleFormSaveMutation$variables } from "../../../__generated__/fieldRuleFormSaveMutation.graphql.ts";
import type { fieldRulePageDeleteMutation$variables } from "../../../__generated__/fieldRulePageDeleteMutation.graphql.ts";
import type { fieldRulePageQuery$variables } from "../../../__generated__/fieldRulePageQuery.graphql.ts";
import type { previewedFormQuery$variables } from "../../../__generated__/previewedFormQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  form: "NEW_ORDER",
  field: "receiver.certNo",
  fromCountry: null,
  fromRegion: "",
  toCountry: "SG",
  toRegion: "",
  productCode: null,
  cargoTypeCode: null,
  customerTypes: [],
  effect: "REQUIRED",
  minLength: 6,
  maxLength: 20,
  pattern: "",
  choices: [],
  messageEn: "",
  messageZhCn: "",
  messageZhHk: "",
  priority: 0,
  validFrom: "2026-11-20",
  validTo: null,
} as const;
const row = { id: exampleId("FieldRule") };

export const fieldRulePageQuery: Examples<fieldRulePageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "FIELD_ASC" }];
export const fieldRuleFormSaveMutation: Examples<fieldRuleFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const fieldRulePageDeleteMutation: Examples<fieldRulePageDeleteMutation$variables> = [{ input: row }];
export const previewedFormQuery: Examples<previewedFormQuery$variables> = [
  {
    input: {
      form: "NEW_ORDER",
      fromCountry: "MY",
      fromRegion: "",
      toCountry: "US",
      toRegion: "",
      day: "2026-11-20",
      productCode: null,
      cargoTypeCode: null,
      customerType: null,
    },
  },
];
