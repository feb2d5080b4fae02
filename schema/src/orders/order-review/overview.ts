import { z } from "zod";
import { DayCount, OrderDays } from "../order/day-count.ts";
import { routesOf } from "../../route.ts";
import { AuditStatus } from "../order/enums.ts";

/** Cases of each kind that the overview names. */
export const OVERVIEW_CASES = 5;

/** A case as the overview names it. */
export const OverviewCase = z
  .object({
    sfWaybillNo: z.string().describe("Waybill number."),
    auditStatus: AuditStatus.describe("Its queue."),
    passAt: z.iso.datetime().nullable().describe("When it passes by itself; null where it does not."),
    waitingSince: z.iso.datetime().nullable().describe("Since when it waits in its queue."),
  })
  .meta({ id: "OverviewCase", description: "A case of the viewer's queues, at a glance." });

/** What a reviewer sees of his queues at a glance. */
export const ReviewOverview = z
  .object({
    soon: z.array(OverviewCase).describe(`Those that pass by themselves next, at most ${OVERVIEW_CASES} (REV-04).`),
    oldest: z
      .array(OverviewCase)
      .describe(`Those that have waited longest for their customer or for documents, at most ${OVERVIEW_CASES}.`),
    passRests: z.boolean().describe("The automatic pass is paused: nothing passes by itself until it is resumed."),
    done: z.array(DayCount).describe("What the caller himself decided on each of the last days, today the last."),
  })
  .meta({ id: "ReviewOverview", description: "What a reviewer sees of his queues at a glance." });
export type ReviewOverview = z.infer<typeof ReviewOverview>;

const { read } = routesOf("order");
export const orderReviewOverviewRoutes = {
  overview: read("/orderAudit/overview", {
    may: ["ORDER_REVIEW.VIEW"],
    summary: "Cases that pass next, those that have waited longest, and what the caller decided by day",
    body: OrderDays,
    result: ReviewOverview,
  }),
} as const;
