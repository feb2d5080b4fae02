import type { pushDialogQuery$variables } from "../../__generated__/pushDialogQuery.graphql.ts";
import type { pushFailedDialogQuery$variables } from "../../__generated__/pushFailedDialogQuery.graphql.ts";
import type { pushQuestionMutation$variables } from "../../__generated__/pushQuestionMutation.graphql.ts";
import { exampleId, type Examples } from "../../relay/examples.ts";

const ids = [exampleId("Order")];

export const pushDialogQuery: Examples<pushDialogQuery$variables> = [{ ids }];
export const pushFailedDialogQuery: Examples<pushFailedDialogQuery$variables> = [{ filter: {} }];
export const pushQuestionMutation: Examples<pushQuestionMutation$variables> = [{ input: { ids } }];
