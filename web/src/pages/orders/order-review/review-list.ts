import type {
  orderReviewPageQuery,
  orderReviewPageQuery$data,
} from "../../../__generated__/orderReviewPageQuery.graphql.ts";
import type { reviewCaseSorts } from "@linehaul/schema/orders/order-review/case";
import type { List } from "../../../parts/list/use-list.ts";
import type { ReviewFilter } from "./order-review-list.ts";

export type ReviewNode = orderReviewPageQuery$data["reviewCases"]["edges"][number]["node"];
export type ReviewList = List<orderReviewPageQuery, ReviewNode, ReviewFilter, keyof typeof reviewCaseSorts>;
