import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import type { orderReviewPageQuery } from "../../../__generated__/orderReviewPageQuery.graphql.ts";
import type { useReach_cases$key } from "../../../__generated__/useReach_cases.graphql.ts";
import type { ReviewList } from "./review-list.ts";

/** What the queues' answer says of the viewer: where he reviews to, how many orders each queue has, and whether anything passes by itself. */
export function useReach({ query, queryRef }: Pick<ReviewList, "query" | "queryRef">) {
  const { reviewCases } = usePreloadedQuery<orderReviewPageQuery>(query, queryRef);
  const { reach, counts, passRests } = useFragment<useReach_cases$key>(
    graphql`
      fragment useReach_cases on ReviewCaseConnection {
        reach {
          isAuthorised
          countries
        }
        counts {
          queue
          count
          isExact
        }
        passRests
      }
    `,
    reviewCases,
  );
  return { ...reach, counts, passRests };
}
