import type { callbackAnswerQuery$variables } from "../../../__generated__/callbackAnswerQuery.graphql.ts";
import type { callbackBlacklistFormAddMutation$variables } from "../../../__generated__/callbackBlacklistFormAddMutation.graphql.ts";
import type { callbackBlacklistPageDeleteMutation$variables } from "../../../__generated__/callbackBlacklistPageDeleteMutation.graphql.ts";
import type { callbackBlacklistPageQuery$variables } from "../../../__generated__/callbackBlacklistPageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

export const callbackBlacklistPageQuery: Examples<callbackBlacklistPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "SUBJECT_ASC" },
];
export const callbackAnswerQuery: Examples<callbackAnswerQuery$variables> = [
  { input: { address: "https://closed-shop.example/orders" } },
];
export const callbackBlacklistFormAddMutation: Examples<callbackBlacklistFormAddMutation$variables> = [
  { input: { host: "hooks.linehaul.example", reason: "An example" } },
];
export const callbackBlacklistPageDeleteMutation: Examples<callbackBlacklistPageDeleteMutation$variables> = [
  { input: { id: exampleId("CallbackBlacklist") } },
];
