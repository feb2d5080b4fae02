import type { earlierExportsQuery$variables } from "../../__generated__/earlierExportsQuery.graphql.ts";
import type { exportDialogQuery$variables } from "../../__generated__/exportDialogQuery.graphql.ts";
import type { tellReadyDownloadMutation$variables } from "../../__generated__/tellReadyDownloadMutation.graphql.ts";
import type { tellReadyQuery$variables } from "../../__generated__/tellReadyQuery.graphql.ts";
import type { useExportActsCancelMutation$variables } from "../../__generated__/useExportActsCancelMutation.graphql.ts";
import type { useExportActsDownloadMutation$variables } from "../../__generated__/useExportActsDownloadMutation.graphql.ts";
import type { useExportActsRetryMutation$variables } from "../../__generated__/useExportActsRetryMutation.graphql.ts";
import { EXAMPLE_KEY, exampleId, type Examples } from "../../relay/examples.ts";

const id = exampleId("ExportTask", `order.${EXAMPLE_KEY}`);

export const exportDialogQuery: Examples<exportDialogQuery$variables> = [{ keys: ["export.ORDER_LIST"] }];
export const earlierExportsQuery: Examples<earlierExportsQuery$variables> = [{ list: "ORDER_LIST" }];
export const tellReadyQuery: Examples<tellReadyQuery$variables> = [{}];
export const useExportActsCancelMutation: Examples<useExportActsCancelMutation$variables> = [{ input: { id } }];
export const useExportActsRetryMutation: Examples<useExportActsRetryMutation$variables> = [{ input: { id } }];
export const useExportActsDownloadMutation: Examples<useExportActsDownloadMutation$variables> = [{ input: { id } }];
export const tellReadyDownloadMutation: Examples<tellReadyDownloadMutation$variables> = [{ input: { id } }];
