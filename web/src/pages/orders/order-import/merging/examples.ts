import type { mergeActsCancelMutation$variables } from "../../../../__generated__/mergeActsCancelMutation.graphql.ts";
import type { mergeActsRetryMutation$variables } from "../../../../__generated__/mergeActsRetryMutation.graphql.ts";
import type { mergeErrorsQuery$variables } from "../../../../__generated__/mergeErrorsQuery.graphql.ts";
import type { mergeListQuery$variables } from "../../../../__generated__/mergeListQuery.graphql.ts";
import type { mergeOutcomeQuery$variables } from "../../../../__generated__/mergeOutcomeQuery.graphql.ts";
import type { mergedOrdersQuery$variables } from "../../../../__generated__/mergedOrdersQuery.graphql.ts";
import type { preMergeActsDownloadMutation$variables } from "../../../../__generated__/preMergeActsDownloadMutation.graphql.ts";
import type { preMergeActsMergeMutation$variables } from "../../../../__generated__/preMergeActsMergeMutation.graphql.ts";
import type { preMergeActsStopMutation$variables } from "../../../../__generated__/preMergeActsStopMutation.graphql.ts";
import type { preMergeAskMutation$variables } from "../../../../__generated__/preMergeAskMutation.graphql.ts";
import type { preMergeListQuery$variables } from "../../../../__generated__/preMergeListQuery.graphql.ts";
import type { preMergeOutcomeQuery$variables } from "../../../../__generated__/preMergeOutcomeQuery.graphql.ts";
import type { proposedQuery$variables } from "../../../../__generated__/proposedQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../../relay/examples.ts";

const id = btoa("OrderImport:0197f000-0000-7000-8000-00000000a001");
const preMerge = btoa("OrderPreMerge:0197f000-0000-7000-8000-00000000a003");
const merge = btoa("OrderMerge:0197f000-0000-7000-8000-00000000a004");

export const preMergeAskMutation: Examples<preMergeAskMutation$variables> = [{ input: { id } }];
export const preMergeListQuery: Examples<preMergeListQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
];
export const preMergeOutcomeQuery: Examples<preMergeOutcomeQuery$variables> = [{ id: preMerge }];
export const proposedQuery: Examples<proposedQuery$variables> = [{ id: preMerge }];
export const preMergeActsDownloadMutation: Examples<preMergeActsDownloadMutation$variables> = [
  { input: { id: preMerge } },
];
export const preMergeActsMergeMutation: Examples<preMergeActsMergeMutation$variables> = [{ input: { id: preMerge } }];
export const preMergeActsStopMutation: Examples<preMergeActsStopMutation$variables> = [{ input: { id: preMerge } }];
export const mergeListQuery: Examples<mergeListQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" }];
export const mergeOutcomeQuery: Examples<mergeOutcomeQuery$variables> = [{ id: merge }];
export const mergedOrdersQuery: Examples<mergedOrdersQuery$variables> = [{ id: merge }];
export const mergeErrorsQuery: Examples<mergeErrorsQuery$variables> = [{ id: merge }];
export const mergeActsCancelMutation: Examples<mergeActsCancelMutation$variables> = [{ input: { id } }];
export const mergeActsRetryMutation: Examples<mergeActsRetryMutation$variables> = [{ input: { id } }];
