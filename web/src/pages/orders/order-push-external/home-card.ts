import type { pushCardQuery } from "../../../__generated__/pushCardQuery.graphql.ts";
import query from "../../../__generated__/pushCardQuery$parameters.ts";
import { page } from "../../entry.ts";
import type { HomeCard } from "../../home/card-entry.ts";

/** The newest orders whose push failed. */
export const card: HomeCard = {
  may: "ORDER_PUSH_EXTERNAL.VIEW",
  rank: 40,
  height: 167,
  entry: page<pushCardQuery>({
    query,
    variables: () => ({}),
    load: () => import("./push-card.tsx"),
  }),
};
