import type { commandQuestionInterceptMutation$variables } from "../../../../__generated__/commandQuestionInterceptMutation.graphql.ts";
import type { commandQuestionReleaseMutation$variables } from "../../../../__generated__/commandQuestionReleaseMutation.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

const input = { id: exampleId("ReviewCase") };

export const commandQuestionInterceptMutation: Examples<commandQuestionInterceptMutation$variables> = [{ input }];
export const commandQuestionReleaseMutation: Examples<commandQuestionReleaseMutation$variables> = [{ input }];
