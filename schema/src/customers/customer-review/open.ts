import { z } from "zod";
import { CustomerReviewKind } from "./status.ts";

/** As much of a review as the customer's form and detail show. */
export const OpenReview = z
  .object({
    id: z.uuid().describe("The review's key."),
    kind: CustomerReviewKind,
    submittedBy: z.string().describe("Who asked for it."),
    submittedAt: z.iso.datetime().describe("When."),
    isOwn: z.boolean().describe("The caller asked for it: he can take it back."),
    fields: z.array(z.string()).describe("The fields that it is about."),
  })
  .meta({ id: "OpenCustomerReview", description: "A review of a customer that is open." });
export type OpenReview = z.infer<typeof OpenReview>;

export const ReviewRefusal = z
  .object({
    reason: z.string().describe("Why, in the reviewer's words."),
    decidedBy: z.string().describe("Who decided."),
    decidedAt: z.iso.datetime().describe("When."),
  })
  .meta({ id: "CustomerReviewRefusal", description: "Why a review of a customer did not pass." });
export type ReviewRefusal = z.infer<typeof ReviewRefusal>;
