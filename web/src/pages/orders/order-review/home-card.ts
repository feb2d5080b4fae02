import type { reviewCardQuery } from "../../../__generated__/reviewCardQuery.graphql.ts";
import query from "../../../__generated__/reviewCardQuery$parameters.ts";
import { page } from "../../entry.ts";
import type { HomeCard } from "../../home/card-entry.ts";
import { CARD_DAYS } from "../order-list/card-days.ts";

/** What passes next, what has waited longest, and what the reviewer decided by day. */
export const card: HomeCard = {
  may: "ORDER_REVIEW.VIEW",
  rank: 15,
  isWide: true,
  height: 138,
  entry: page<reviewCardQuery>({
    query,
    variables: () => ({ days: CARD_DAYS }),
    load: () => import("./home/review-card.tsx"),
  }),
};
