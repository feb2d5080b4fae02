import type { badgeOrderListQuery$variables } from "../../../__generated__/badgeOrderListQuery.graphql.ts";
import type { orderCardQuery$variables } from "../../../__generated__/orderCardQuery.graphql.ts";
import type { orderListPageQuery$variables } from "../../../__generated__/orderListPageQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const orderListPageQuery: Examples<orderListPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "CREATED_AT_DESC" },
];

export const orderCardQuery: Examples<orderCardQuery$variables> = [{ days: 14 }];

export const badgeOrderListQuery: Examples<badgeOrderListQuery$variables> = [{}];
