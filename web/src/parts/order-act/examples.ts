import type { actTaskQuery$variables } from "../../__generated__/actTaskQuery.graphql.ts";
import type { tellEndedDownloadMutation$variables } from "../../__generated__/tellEndedDownloadMutation.graphql.ts";
import type { tellEndedQuery$variables } from "../../__generated__/tellEndedQuery.graphql.ts";
import type { actFileDownloadMutation$variables } from "../../__generated__/actFileDownloadMutation.graphql.ts";
import type { printedFileInvoicesDownloadMutation$variables } from "../../__generated__/printedFileInvoicesDownloadMutation.graphql.ts";
import type { printedFileLabelsDownloadMutation$variables } from "../../__generated__/printedFileLabelsDownloadMutation.graphql.ts";
import type { useOwnActsRetryMutation$variables } from "../../__generated__/useOwnActsRetryMutation.graphql.ts";
import type { useOwnActsStopMutation$variables } from "../../__generated__/useOwnActsStopMutation.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

const taskId = "0197f000-0000-7000-8000-00000000ac01";

export const actTaskQuery: Examples<actTaskQuery$variables> = [{ taskId }];
export const actFileDownloadMutation: Examples<actFileDownloadMutation$variables> = [
  { input: { taskId, format: "CSV" } },
];
export const printedFileLabelsDownloadMutation: Examples<printedFileLabelsDownloadMutation$variables> = [
  { input: { taskId } },
];
export const printedFileInvoicesDownloadMutation: Examples<printedFileInvoicesDownloadMutation$variables> = [
  { input: { taskId } },
];
export const useOwnActsStopMutation: Examples<useOwnActsStopMutation$variables> = [{ input: { taskId } }];
export const useOwnActsRetryMutation: Examples<useOwnActsRetryMutation$variables> = [{ input: { taskId } }];
export const tellEndedQuery: Examples<tellEndedQuery$variables> = [{}];
export const tellEndedDownloadMutation: Examples<tellEndedDownloadMutation$variables> = [
  { input: { taskId, format: "CSV" } },
];
