import type { permBatchOutcomeGrantMutation$variables } from "../../../__generated__/permBatchOutcomeGrantMutation.graphql.ts";
import type { permBatchOutcomeQuery$variables } from "../../../__generated__/permBatchOutcomeQuery.graphql.ts";
import type { permBatchOutcomeRevokeMutation$variables } from "../../../__generated__/permBatchOutcomeRevokeMutation.graphql.ts";
import type { permBatchPageQuery$variables } from "../../../__generated__/permBatchPageQuery.graphql.ts";
import { EXAMPLE_KEY, type Examples } from "../../../relay/examples.ts";

const batch = { names: ["sample"], roleIds: [EXAMPLE_KEY] };
const batchOfGroups = { names: ["sample"], groupIds: [EXAMPLE_KEY] };

export const permBatchPageQuery: Examples<permBatchPageQuery$variables> = [{}];
export const permBatchOutcomeQuery: Examples<permBatchOutcomeQuery$variables> = [
  { input: { action: "GRANT", ...batch } },
];
export const permBatchOutcomeGrantMutation: Examples<permBatchOutcomeGrantMutation$variables> = [
  { input: batch },
  { input: batchOfGroups },
];
export const permBatchOutcomeRevokeMutation: Examples<permBatchOutcomeRevokeMutation$variables> = [
  { input: batch },
  { input: batchOfGroups },
];
