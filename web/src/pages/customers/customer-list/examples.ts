import type { customerExportMutation$variables } from "../../../__generated__/customerExportMutation.graphql.ts";
import type { customerExportPreviewQuery$variables } from "../../../__generated__/customerExportPreviewQuery.graphql.ts";
import type { customerListPageQuery$variables } from "../../../__generated__/customerListPageQuery.graphql.ts";
import type { customerUploadCheckMutation$variables } from "../../../__generated__/customerUploadCheckMutation.graphql.ts";
import type { customerUploadStoreMutation$variables } from "../../../__generated__/customerUploadStoreMutation.graphql.ts";
import type { customerUploadTemplateDownloadMutation$variables } from "../../../__generated__/customerUploadTemplateDownloadMutation.graphql.ts";
import type { customerUploadTicketMutation$variables } from "../../../__generated__/customerUploadTicketMutation.graphql.ts";
import type { shortCardQuery$variables } from "../../../__generated__/shortCardQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const customerListPageQuery: Examples<customerListPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
];
export const customerExportPreviewQuery: Examples<customerExportPreviewQuery$variables> = [{ filter: {} }];
export const customerExportMutation: Examples<customerExportMutation$variables> = [
  { input: { filter: {}, columns: ["customerCode", "createdAt"], format: "CSV" } },
];
export const shortCardQuery: Examples<shortCardQuery$variables> = [
  { now: "2026-11-20", week: "2026-11-27", month: "2026-12-20" },
];
export const customerUploadTicketMutation: Examples<customerUploadTicketMutation$variables> = [
  { input: { name: "customers.xlsx", bytes: 1 } },
];
export const customerUploadTemplateDownloadMutation: Examples<customerUploadTemplateDownloadMutation$variables> = [{}];
const file = "0197f000-0000-7000-8000-00000000a002";
export const customerUploadCheckMutation: Examples<customerUploadCheckMutation$variables> = [{ input: { file } }];
export const customerUploadStoreMutation: Examples<customerUploadStoreMutation$variables> = [
  { input: { file, digest: "a" } },
];
