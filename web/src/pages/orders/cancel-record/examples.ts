import type { cancelRecordExportMutation$variables } from "../../../__generated__/cancelRecordExportMutation.graphql.ts";
import type { cancelRecordExportPreviewQuery$variables } from "../../../__generated__/cancelRecordExportPreviewQuery.graphql.ts";
import type { cancelRecordPageQuery$variables } from "../../../__generated__/cancelRecordPageQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const cancelRecordPageQuery: Examples<cancelRecordPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "AT_DESC" },
];
export const cancelRecordExportPreviewQuery: Examples<cancelRecordExportPreviewQuery$variables> = [{ filter: {} }];
export const cancelRecordExportMutation: Examples<cancelRecordExportMutation$variables> = [
  { input: { filter: {}, columns: ["sfWaybillNo", "at"], format: "CSV" } },
];
