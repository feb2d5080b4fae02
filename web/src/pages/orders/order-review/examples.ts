import type { orderReviewPageQuery$variables } from "../../../__generated__/orderReviewPageQuery.graphql.ts";
import { EXAMPLE_PAGE, type Examples } from "../../../relay/examples.ts";

export const orderReviewPageQuery: Examples<orderReviewPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "PASS_AT_ASC", filter: { queue: "NOT_REVIEWED" } },
];
