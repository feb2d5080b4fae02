import type { customerOrdersQuery$variables } from "../../../../__generated__/customerOrdersQuery.graphql.ts";
import type { Examples } from "../../../../relay/examples.ts";

export const customerOrdersQuery: Examples<customerOrdersQuery$variables> = [
  { first: 10, filter: { customerCode: "0123456789" } },
];
