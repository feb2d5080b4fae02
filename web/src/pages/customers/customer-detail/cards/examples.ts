import type { addCardsMutation$variables } from "../../../../__generated__/addCardsMutation.graphql.ts";
import type { turnCardMutation$variables } from "../../../../__generated__/turnCardMutation.graphql.ts";
import { exampleId, type Examples } from "../../../../relay/examples.ts";

export const addCardsMutation: Examples<addCardsMutation$variables> = [
  {
    input: {
      customerId: exampleId("Customer", "0123456789"),
      kind: "CREDIT",
      cards: ["7000000001"],
    },
  },
];
export const turnCardMutation: Examples<turnCardMutation$variables> = [
  { input: { id: exampleId("MonthCard"), isUsed: false, reason: "Lost" } },
];
