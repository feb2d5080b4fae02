import type { handledNoticeMutation$variables } from "../../../../__generated__/handledNoticeMutation.graphql.ts";
import type { useFollowHandlersQuery$variables } from "../../../../__generated__/useFollowHandlersQuery.graphql.ts";
import type { useHandlingLeaveMutation$variables } from "../../../../__generated__/useHandlingLeaveMutation.graphql.ts";
import type { useHandlingMutation$variables } from "../../../../__generated__/useHandlingMutation.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

const which = { id: exampleId("ReviewCase") };

export const useFollowHandlersQuery: Examples<useFollowHandlersQuery$variables> = [{}];
export const useHandlingMutation: Examples<useHandlingMutation$variables> = [{ input: which }];
export const useHandlingLeaveMutation: Examples<useHandlingLeaveMutation$variables> = [{ input: which }];
export const handledNoticeMutation: Examples<handledNoticeMutation$variables> = [{ input: which }];
