import type { jumpWhitelistFormAddMutation$variables } from "../../../__generated__/jumpWhitelistFormAddMutation.graphql.ts";
import type { jumpWhitelistPageDisableMutation$variables } from "../../../__generated__/jumpWhitelistPageDisableMutation.graphql.ts";
import type { jumpWhitelistPageEnableMutation$variables } from "../../../__generated__/jumpWhitelistPageEnableMutation.graphql.ts";
import type { jumpWhitelistPageQuery$variables } from "../../../__generated__/jumpWhitelistPageQuery.graphql.ts";
import type { linkAnswerQuery$variables } from "../../../__generated__/linkAnswerQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const row = { id: exampleId("JumpWhitelist") };

export const jumpWhitelistPageQuery: Examples<jumpWhitelistPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "HOST_ASC" },
];
export const linkAnswerQuery: Examples<linkAnswerQuery$variables> = [
  { input: { link: "https://help.linehaul.example/parcels" } },
];
export const jumpWhitelistFormAddMutation: Examples<jumpWhitelistFormAddMutation$variables> = [
  { input: { host: "examples.linehaul.example", remark: "" } },
];
export const jumpWhitelistPageEnableMutation: Examples<jumpWhitelistPageEnableMutation$variables> = [{ input: row }];
export const jumpWhitelistPageDisableMutation: Examples<jumpWhitelistPageDisableMutation$variables> = [{ input: row }];
