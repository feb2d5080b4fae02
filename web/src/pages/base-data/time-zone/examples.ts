import type { refreshZonesMutation$variables } from "../../../__generated__/refreshZonesMutation.graphql.ts";
import type { timeZonePageDeleteMutation$variables } from "../../../__generated__/timeZonePageDeleteMutation.graphql.ts";
import type { timeZonePageQuery$variables } from "../../../__generated__/timeZonePageQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

export const timeZonePageQuery: Examples<timeZonePageQuery$variables> = [{ first: EXAMPLE_PAGE, sort: "CODE_ASC" }];
export const timeZonePageDeleteMutation: Examples<timeZonePageDeleteMutation$variables> = [
  { input: { id: exampleId("TimeZone") } },
];
export const refreshZonesMutation: Examples<refreshZonesMutation$variables> = [{ input: {} }];
