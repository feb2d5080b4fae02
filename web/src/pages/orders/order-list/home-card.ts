import type { orderCardQuery } from "../../../__generated__/orderCardQuery.graphql.ts";
import query from "../../../__generated__/orderCardQuery$parameters.ts";
import { page } from "../../entry.ts";
import type { HomeCard } from "../../home/card-entry.ts";
import { CARD_DAYS } from "./card-days.ts";

/** Orders by state and by day. */
export const card: HomeCard = {
  may: "ORDER_LIST.VIEW",
  rank: 10,
  isWide: true,
  height: 349,
  entry: page<orderCardQuery>({
    query,
    variables: () => ({ days: CARD_DAYS }),
    load: () => import("./order-card.tsx"),
  }),
};
