import type { orderListPageQuery$variables } from "../../../__generated__/orderListPageQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const orderListPageQuery: Examples<orderListPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
];
