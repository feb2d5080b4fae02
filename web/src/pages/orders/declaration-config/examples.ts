import type { declarationBoxAnswerQuery$variables } from "../../../__generated__/declarationBoxAnswerQuery.graphql.ts";
import type { declarationConfigFormSaveMutation$variables } from "../../../__generated__/declarationConfigFormSaveMutation.graphql.ts";
import type { declarationConfigPageDeleteMutation$variables } from "../../../__generated__/declarationConfigPageDeleteMutation.graphql.ts";
import type { declarationConfigPageDisableMutation$variables } from "../../../__generated__/declarationConfigPageDisableMutation.graphql.ts";
import type { declarationConfigPageEnableMutation$variables } from "../../../__generated__/declarationConfigPageEnableMutation.graphql.ts";
import type { declarationConfigPageQuery$variables } from "../../../__generated__/declarationConfigPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const own = {
  customerCode: "6010000001",
  direction: "EXPORT" as const,
  countryCode: "SG",
  method: "GENERAL_TRADE" as const,
  documents: ["COMMERCIAL_INVOICE" as const],
  validFrom: "2031-01-01",
  validTo: "2031-01-31",
};
const row = { id: exampleId("DeclarationConfig") };

export const declarationConfigPageQuery: Examples<declarationConfigPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CUSTOMER_ASC" },
];
export const declarationConfigFormSaveMutation: Examples<declarationConfigFormSaveMutation$variables> = [
  { input: own },
  { input: { ...own, ...row, version: 1 } },
];
export const declarationConfigPageEnableMutation: Examples<declarationConfigPageEnableMutation$variables> = [
  { input: row },
];
export const declarationConfigPageDisableMutation: Examples<declarationConfigPageDisableMutation$variables> = [
  { input: row },
];
export const declarationConfigPageDeleteMutation: Examples<declarationConfigPageDeleteMutation$variables> = [
  { input: row },
];
export const declarationBoxAnswerQuery: Examples<declarationBoxAnswerQuery$variables> = [
  { input: { waybillNo: "SF0000000000000" } },
];
