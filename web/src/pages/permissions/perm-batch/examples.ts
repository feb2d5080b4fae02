import type { batchOutcomeGrantMutation$variables } from "../../../__generated__/batchOutcomeGrantMutation.graphql.ts";
import type { batchOutcomeQuery$variables } from "../../../__generated__/batchOutcomeQuery.graphql.ts";
import type { batchOutcomeRevokeMutation$variables } from "../../../__generated__/batchOutcomeRevokeMutation.graphql.ts";
import type { batchPageQuery$variables } from "../../../__generated__/batchPageQuery.graphql.ts";
import { EXAMPLE_KEY, type Examples } from "../../../relay/examples.ts";

const batch = { names: ["sample"], roleIds: [EXAMPLE_KEY] };

export const batchPageQuery: Examples<batchPageQuery$variables> = [{}];
export const batchOutcomeQuery: Examples<batchOutcomeQuery$variables> = [{ input: { action: "GRANT", ...batch } }];
export const batchOutcomeGrantMutation: Examples<batchOutcomeGrantMutation$variables> = [{ input: batch }];
export const batchOutcomeRevokeMutation: Examples<batchOutcomeRevokeMutation$variables> = [{ input: batch }];
