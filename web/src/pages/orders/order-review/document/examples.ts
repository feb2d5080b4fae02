import type { addDocumentFormMutation$variables } from "../../../../__generated__/addDocumentFormMutation.graphql.ts";
import type { addDocumentFormTicketMutation$variables } from "../../../../__generated__/addDocumentFormTicketMutation.graphql.ts";
import type { refuseFormMutation$variables } from "../../../../__generated__/refuseFormMutation.graphql.ts";
import type { useAcceptMutation$variables } from "../../../../__generated__/useAcceptMutation.graphql.ts";
import type { useShowDocumentTicketMutation$variables } from "../../../../__generated__/useShowDocumentTicketMutation.graphql.ts";
import { EXAMPLE_KEY, EXAMPLE_TEXT, exampleId, type Examples } from "../../../../relay/examples.ts";

const which = { id: exampleId("ReviewCase"), kind: "SENDER_ID" } as const;

export const addDocumentFormTicketMutation: Examples<addDocumentFormTicketMutation$variables> = [
  { input: { name: "invoice.pdf", bytes: 1 } },
];
export const addDocumentFormMutation: Examples<addDocumentFormMutation$variables> = [
  { input: { ...which, file: EXAMPLE_KEY } },
];
export const useAcceptMutation: Examples<useAcceptMutation$variables> = [{ input: { ...which, isAccepted: true } }];
export const refuseFormMutation: Examples<refuseFormMutation$variables> = [
  { input: { ...which, isAccepted: false, reason: EXAMPLE_TEXT } },
];
export const useShowDocumentTicketMutation: Examples<useShowDocumentTicketMutation$variables> = [{ input: which }];
