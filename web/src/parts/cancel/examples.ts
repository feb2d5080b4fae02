import type { cancelDialogQuery$variables } from "../../__generated__/cancelDialogQuery.graphql.ts";
import type { cancelFormApprovedMutation$variables } from "../../__generated__/cancelFormApprovedMutation.graphql.ts";
import type { cancelFormMutation$variables } from "../../__generated__/cancelFormMutation.graphql.ts";
import { exampleId, type Examples } from "../../relay/examples.ts";

const ids = [exampleId("Order")];
const input = { ids, reason: "Ordered twice by mistake", page: "ORDER_LIST" } as const;

export const cancelDialogQuery: Examples<cancelDialogQuery$variables> = [{ ids }];
export const cancelFormMutation: Examples<cancelFormMutation$variables> = [{ input }];
export const cancelFormApprovedMutation: Examples<cancelFormApprovedMutation$variables> = [{ input }];
