import { z } from "zod";

/** CUS-16, and taken back by its submitter. */
export const REVIEW_STATUSES = ["PENDING", "PASSED", "FAILED", "WITHDRAWN"] as const;
export const CustomerReviewStatus = z.enum(REVIEW_STATUSES).meta({
  id: "CustomerReviewStatus",
  description: "How far a review of a customer's data is (CUS-16).",
  "x-values": {
    PENDING: "It waits for somebody's decision; 1 in other systems.",
    PASSED: "What was asked for holds; 0 in other systems.",
    FAILED: "It does not hold, and why stands in `reason`; 2 in other systems.",
    WITHDRAWN: "Who asked took it back.",
  } satisfies Record<(typeof REVIEW_STATUSES)[number], string>,
});
export type CustomerReviewStatus = z.infer<typeof CustomerReviewStatus>;

export const REVIEW_KINDS = ["NEW", "CHANGE", "APPLICATION"] as const;
export const CustomerReviewKind = z.enum(REVIEW_KINDS).meta({
  id: "CustomerReviewKind",
  description: "What a review of a customer is about.",
  "x-values": {
    NEW: "A customer that was never reviewed.",
    CHANGE: "A change of one that was, which keeps its old values until it passes.",
    APPLICATION: "What a customer applies for, beside any review of its data.",
  } satisfies Record<(typeof REVIEW_KINDS)[number], string>,
});
