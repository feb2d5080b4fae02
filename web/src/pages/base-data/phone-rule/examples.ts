import type { phoneAnswerQuery$variables } from "../../../__generated__/phoneAnswerQuery.graphql.ts";
import type { phoneRulePageDeleteMutation$variables } from "../../../__generated__/phoneRulePageDeleteMutation.graphql.ts";
import type { phoneRulePageLookMutation$variables } from "../../../__generated__/phoneRulePageLookMutation.graphql.ts";
import type { phoneRulePagePullMutation$variables } from "../../../__generated__/phoneRulePagePullMutation.graphql.ts";
import type { phoneRulePageQuery$variables } from "../../../__generated__/phoneRulePageQuery.graphql.ts";
import type { refreshRulesMutation$variables } from "../../../__generated__/refreshRulesMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

export const phoneRulePageQuery: Examples<phoneRulePageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "CODE_ASC" }];
export const phoneAnswerQuery: Examples<phoneAnswerQuery$variables> = [{ input: { phone: "+60 3-2770 8100" } }];
export const phoneRulePageLookMutation: Examples<phoneRulePageLookMutation$variables> = [{}];
export const phoneRulePagePullMutation: Examples<phoneRulePagePullMutation$variables> = [
  { input: { digest: "d1", keys: ["60"] } },
];
export const phoneRulePageDeleteMutation: Examples<phoneRulePageDeleteMutation$variables> = [
  { input: { id: exampleId("PhoneRule") } },
];
export const refreshRulesMutation: Examples<refreshRulesMutation$variables> = [{ input: {} }];
