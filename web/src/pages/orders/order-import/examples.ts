import type { importActsCancelMutation$variables } from "../../../__generated__/importActsCancelMutation.graphql.ts";
import type { importActsDownloadMutation$variables } from "../../../__generated__/importActsDownloadMutation.graphql.ts";
import type { importActsRetryMutation$variables } from "../../../__generated__/importActsRetryMutation.graphql.ts";
import type { importActsStoreMutation$variables } from "../../../__generated__/importActsStoreMutation.graphql.ts";
import type { importMappingMutation$variables } from "../../../__generated__/importMappingMutation.graphql.ts";
import type { importMappingQuery$variables } from "../../../__generated__/importMappingQuery.graphql.ts";
import type { importOutcomeQuery$variables } from "../../../__generated__/importOutcomeQuery.graphql.ts";
import type { orderImportPageQuery$variables } from "../../../__generated__/orderImportPageQuery.graphql.ts";
import type { useTemplateDownloadMutation$variables } from "../../../__generated__/useTemplateDownloadMutation.graphql.ts";
import type { wrongCellsQuery$variables } from "../../../__generated__/wrongCellsQuery.graphql.ts";
import type { importUploadCheckMutation$variables } from "../../../__generated__/importUploadCheckMutation.graphql.ts";
import type { importUploadTicketMutation$variables } from "../../../__generated__/importUploadTicketMutation.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

const id = btoa("OrderImport:0197f000-0000-7000-8000-00000000a001");

export const orderImportPageQuery: Examples<orderImportPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
];
export const importOutcomeQuery: Examples<importOutcomeQuery$variables> = [{ id }];
export const wrongCellsQuery: Examples<wrongCellsQuery$variables> = [{ id }];
export const useTemplateDownloadMutation: Examples<useTemplateDownloadMutation$variables> = [{}];
export const importActsDownloadMutation: Examples<importActsDownloadMutation$variables> = [{ input: { id } }];
export const importActsCancelMutation: Examples<importActsCancelMutation$variables> = [{ input: { id } }];
export const importActsRetryMutation: Examples<importActsRetryMutation$variables> = [{ input: { id } }];
export const importActsStoreMutation: Examples<importActsStoreMutation$variables> = [{ input: { id } }];
export const importMappingQuery: Examples<importMappingQuery$variables> = [{ id }];
export const importMappingMutation: Examples<importMappingMutation$variables> = [
  { input: { id, map: [{ heading: "Gross kg", column: "weight" }] } },
];
export const importUploadTicketMutation: Examples<importUploadTicketMutation$variables> = [
  { input: { name: "orders.xlsx", bytes: 1 } },
];
export const importUploadCheckMutation: Examples<importUploadCheckMutation$variables> = [
  { input: { file: "0197f000-0000-7000-8000-00000000a002" } },
];
