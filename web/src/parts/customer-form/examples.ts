import type { alikeMutation$variables } from "../../__generated__/alikeMutation.graphql.ts";
import type { reviewNoticesMutation$variables } from "../../__generated__/reviewNoticesMutation.graphql.ts";
import type { useSubmitCustomerMutation$variables } from "../../__generated__/useSubmitCustomerMutation.graphql.ts";
import { exampleId, type Examples } from "../../relay/examples.ts";

export const alikeMutation: Examples<alikeMutation$variables> = [{ input: { names: ["Sample"] } }];
export const reviewNoticesMutation: Examples<reviewNoticesMutation$variables> = [
  { input: { id: exampleId("CustomerReview") } },
];
export const useSubmitCustomerMutation: Examples<useSubmitCustomerMutation$variables> = [
  { input: { id: exampleId("Customer", "1000000001"), version: 1 } },
];
