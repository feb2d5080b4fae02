import type { scheduledTaskPageQuery$variables } from "../../../__generated__/scheduledTaskPageQuery.graphql.ts";
import type { taskLogQuery$variables } from "../../../__generated__/taskLogQuery.graphql.ts";
import type { taskPauseMutation$variables } from "../../../__generated__/taskPauseMutation.graphql.ts";
import type { useTaskActsResumeMutation$variables } from "../../../__generated__/useTaskActsResumeMutation.graphql.ts";
import type { useTaskActsRunMutation$variables } from "../../../__generated__/useTaskActsRunMutation.graphql.ts";
import type { Examples } from "../../../relay/examples.ts";

const id = btoa("ScheduledTask:order.FORGET_KEYS");

export const scheduledTaskPageQuery: Examples<scheduledTaskPageQuery$variables> = [{}];
export const taskLogQuery: Examples<taskLogQuery$variables> = [{ id }];
export const taskPauseMutation: Examples<taskPauseMutation$variables> = [{ input: { id } }];
export const useTaskActsRunMutation: Examples<useTaskActsRunMutation$variables> = [{ input: { id } }];
export const useTaskActsResumeMutation: Examples<useTaskActsResumeMutation$variables> = [{ input: { id } }];
