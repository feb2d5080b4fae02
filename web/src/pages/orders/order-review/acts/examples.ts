import type { approveFormMutation$variables } from "../../../../__generated__/approveFormMutation.graphql.ts";
import type { approveManyMutation$variables } from "../../../../__generated__/approveManyMutation.graphql.ts";
import type { cancelCaseFormMutation$variables } from "../../../../__generated__/cancelCaseFormMutation.graphql.ts";
import type { contactFormMutation$variables } from "../../../../__generated__/contactFormMutation.graphql.ts";
import type { followedUpFormMutation$variables } from "../../../../__generated__/followedUpFormMutation.graphql.ts";
import type { supplementFormMutation$variables } from "../../../../__generated__/supplementFormMutation.graphql.ts";
import type { useApproveMutation$variables } from "../../../../__generated__/useApproveMutation.graphql.ts";
import type { usePutBackMutation$variables } from "../../../../__generated__/usePutBackMutation.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

const which = { id: exampleId("ReviewCase"), version: 1 };

export const useApproveMutation: Examples<useApproveMutation$variables> = [{ input: which }];
export const usePutBackMutation: Examples<usePutBackMutation$variables> = [{ input: which }];
export const approveFormMutation: Examples<approveFormMutation$variables> = [
  { input: { ...which, release: true } },
  { input: { ...which, followUp: "Ask for the licence" } },
];
export const approveManyMutation: Examples<approveManyMutation$variables> = [
  { input: { cases: [which], release: true } },
];
export const followedUpFormMutation: Examples<followedUpFormMutation$variables> = [
  { input: { id: which.id, note: "The licence came" } },
];
export const contactFormMutation: Examples<contactFormMutation$variables> = [
  { input: { ...which, reason: "Who pays the duty?" } },
];
export const supplementFormMutation: Examples<supplementFormMutation$variables> = [
  { input: { ...which, documents: ["IMPORT_LICENCE"], intercept: true } },
];
export const cancelCaseFormMutation: Examples<cancelCaseFormMutation$variables> = [
  { input: { ...which, reason: "No documents", byCustomer: false } },
];
