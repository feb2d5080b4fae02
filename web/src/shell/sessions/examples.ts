import type { sessionsDialogEndMutation$variables } from "../../__generated__/sessionsDialogEndMutation.graphql.ts";
import type { sessionsDialogQuery$variables } from "../../__generated__/sessionsDialogQuery.graphql.ts";
import { EXAMPLE_KEY, type Examples } from "../../relay/examples.ts";

export const sessionsDialogQuery: Examples<sessionsDialogQuery$variables> = [{}];
export const sessionsDialogEndMutation: Examples<sessionsDialogEndMutation$variables> = [
  { input: { sessionId: EXAMPLE_KEY } },
];
