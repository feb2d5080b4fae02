import type { actFileDownloadMutation$variables } from "../../__generated__/actFileDownloadMutation.graphql.ts";
import type { actTaskQuery$variables } from "../../__generated__/actTaskQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

const taskId = "0197f000-0000-7000-8000-00000000ac01";

export const actTaskQuery: Examples<actTaskQuery$variables> = [{ taskId }];
export const actFileDownloadMutation: Examples<actFileDownloadMutation$variables> = [
  { input: { taskId, format: "CSV" } },
];
