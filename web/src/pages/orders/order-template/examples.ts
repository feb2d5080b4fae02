import type { orderTemplateFormSaveMutation$variables } from "../../../__generated__/orderTemplateFormSaveMutation.graphql.ts";
import type { orderTemplateFormTicketMutation$variables } from "../../../__generated__/orderTemplateFormTicketMutation.graphql.ts";
import type { orderTemplatePageDeleteMutation$variables } from "../../../__generated__/orderTemplatePageDeleteMutation.graphql.ts";
import type { orderTemplatePageDownloadMutation$variables } from "../../../__generated__/orderTemplatePageDownloadMutation.graphql.ts";
import type { orderTemplatePageQuery$variables } from "../../../__generated__/orderTemplatePageQuery.graphql.ts";
import type { templateMappingQuery$variables } from "../../../__generated__/templateMappingQuery.graphql.ts";
import type { templateMappingSaveMutation$variables } from "../../../__generated__/templateMappingSaveMutation.graphql.ts";
import type { userMapsDeleteMutation$variables } from "../../../__generated__/userMapsDeleteMutation.graphql.ts";
import type { userMapsQuery$variables } from "../../../__generated__/userMapsQuery.graphql.ts";
import { EXAMPLE_KEY, EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const row = { id: exampleId("OrderTemplate") };
const own = { name: "Weekly sheet", customerCode: null, status: "ENABLED" as const };

export const orderTemplatePageQuery: Examples<orderTemplatePageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "MODIFIED_AT_DESC" },
];
export const orderTemplateFormTicketMutation: Examples<orderTemplateFormTicketMutation$variables> = [
  { input: { name: "own.xlsx", bytes: 1 } },
  { input: { ...row, name: "own.xlsx", bytes: 1 } },
];
export const orderTemplateFormSaveMutation: Examples<orderTemplateFormSaveMutation$variables> = [
  { input: { ...own, file: EXAMPLE_KEY } },
  { input: { ...own, ...row, version: 1 } },
];
export const orderTemplatePageDeleteMutation: Examples<orderTemplatePageDeleteMutation$variables> = [{ input: row }];
export const orderTemplatePageDownloadMutation: Examples<orderTemplatePageDownloadMutation$variables> = [
  { input: row },
];
export const templateMappingQuery: Examples<templateMappingQuery$variables> = [row];
export const templateMappingSaveMutation: Examples<templateMappingSaveMutation$variables> = [
  { input: { ...row, version: 1, map: [{ heading: "Gross kg", column: "weight" }] } },
];
export const userMapsQuery: Examples<userMapsQuery$variables> = [{ first: EXAMPLE_PAGE }];
export const userMapsDeleteMutation: Examples<userMapsDeleteMutation$variables> = [
  { input: { id: exampleId("UserTemplateMap") } },
];
