import { z } from "zod";
import { routesOf } from "../../route.ts";
import { ReviewCase } from "./case.ts";

const { write } = routesOf("order");
const Which = z.object({ id: z.uuid().describe("The order's key.") });

/** Commands to the outlet of a case by hand, beside a decision (REV-03); of a case that the caller does not review 404001. */
export const orderReviewCommandRoutes = {
  intercept: write("/orderAudit/intercept", {
    may: ["ORDER_REVIEW.INTERCEPT"],
    summary: "Have the outlet hold a case's parcels; 409004 for one that is delivered or whose outlet nobody knows",
    body: Which,
    result: ReviewCase,
  }),
  release: write("/orderAudit/release", {
    may: ["ORDER_REVIEW.RELEASE"],
    summary:
      "Have the outlet let a case's parcels go on; what still waits is withdrawn instead. 409004 where no interception went out",
    body: Which,
    result: ReviewCase,
  }),
} as const;
