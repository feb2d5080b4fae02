import type { memberListPageQuery$variables } from "../../../__generated__/memberListPageQuery.graphql.ts";
import type { memberPictureTicketMutation$variables } from "../../../__generated__/memberPictureTicketMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

export const memberListPageQuery: Examples<memberListPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC", filter: { realNameState: ["EXPIRED"], certType: "PASSPORT" } },
];
export const memberPictureTicketMutation: Examples<memberPictureTicketMutation$variables> = [
  { input: { id: exampleId("Member"), side: "FRONT", reason: "The number can't be read" } },
];
