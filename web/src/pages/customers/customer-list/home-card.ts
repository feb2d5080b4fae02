import type { shortCardQuery } from "../../../__generated__/shortCardQuery.graphql.ts";
import query from "../../../__generated__/shortCardQuery$parameters.ts";
import { siteDayIn } from "../../../browser/site-day.ts";
import { page } from "../../entry.ts";
import type { HomeCard } from "../../home/card-entry.ts";

/** Approved customers that are not usable yet, and usable ones that are short of a paper now or soon (CUS-13, CUS-22). */
export const card: HomeCard = {
  may: "CUSTOMER_LIST.VIEW",
  rank: 35,
  height: 167,
  entry: page<shortCardQuery>({
    query,
    variables: () => ({ now: siteDayIn(0), week: siteDayIn(7), month: siteDayIn(30) }),
    load: () => import("./short-card.tsx"),
  }),
};
