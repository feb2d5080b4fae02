import type { commandCardQuery$variables } from "../../../__generated__/commandCardQuery.graphql.ts";
import type { commandAttemptsQuery$variables } from "../../../__generated__/commandAttemptsQuery.graphql.ts";
import type { interceptReleasePageQuery$variables } from "../../../__generated__/interceptReleasePageQuery.graphql.ts";
import type { sendManyMutation$variables } from "../../../__generated__/sendManyMutation.graphql.ts";
import type { useCommandInterceptMutation$variables } from "../../../__generated__/useCommandInterceptMutation.graphql.ts";
import type { useCommandReleaseMutation$variables } from "../../../__generated__/useCommandReleaseMutation.graphql.ts";
import type { useCommandSendMutation$variables } from "../../../__generated__/useCommandSendMutation.graphql.ts";
import type { sendAnewMutation$variables } from "../../../__generated__/sendAnewMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const [command, order] = [exampleId("OutletCommand"), exampleId("Order")];

export const interceptReleasePageQuery: Examples<interceptReleasePageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "ASKED_AT_DESC" },
];
export const commandAttemptsQuery: Examples<commandAttemptsQuery$variables> = [{ id: command }];
export const useCommandSendMutation: Examples<useCommandSendMutation$variables> = [{ input: { id: command } }];
export const sendAnewMutation: Examples<sendAnewMutation$variables> = [
  { input: { id: command, reason: "The outlet lost it." } },
];
export const sendManyMutation: Examples<sendManyMutation$variables> = [{ input: { ids: [order] } }];
export const useCommandInterceptMutation: Examples<useCommandInterceptMutation$variables> = [{ input: { id: order } }];
export const useCommandReleaseMutation: Examples<useCommandReleaseMutation$variables> = [{ input: { id: order } }];
export const commandCardQuery: Examples<commandCardQuery$variables> = [{}];
