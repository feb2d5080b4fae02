import { OrderDays } from "@linehaul/schema/orders/order/day-count";
import {
  orderReviewOverviewRoutes as routes,
  OverviewCase,
  ReviewOverview as ReviewOverviewContract,
} from "@linehaul/schema/orders/order-review/overview";
import { builder } from "../../../access/builder.ts";
import { toldWithLimits } from "../../../contract/input.ts";
import { objectOf } from "../../../contract/named.ts";
import { lastDays } from "../order/days.ts";
import "./review-case.ts";

objectOf(OverviewCase);
const ReviewOverview = objectOf(ReviewOverviewContract);

builder.queryField("reviewOverview", (t) =>
  t.may(...routes.overview.may).field({
    type: ReviewOverview,
    description:
      "Of the cases that the viewer reviews (PERM-10) those that pass next and those that have waited longest, and what he himself decided on each of the last days. One call to the order service.",
    args: { days: t.arg.int({ required: true, description: toldWithLimits(OrderDays, "days") }) },
    resolve: (_root, { days }, grant) => grant.call(routes.overview, { body: lastDays(grant.visit, days) }),
  }),
);
