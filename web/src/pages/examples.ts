import type { waitingQuery$variables } from "../__generated__/waitingQuery.graphql.ts";
import type { Examples } from "../relay/examples.ts";

export const waitingQuery: Examples<waitingQuery$variables> = [
  { kinds: ["REVIEW", "PUSH_FAILED", "COMMAND_FAILED", "CUSTOMER_REVIEW", "BDUS_FAILED", "CLIENT_EXCEEDS"] },
];
