import { z } from "zod";
import { routesOf } from "../../route.ts";
import { ReviewCase } from "./case.ts";

/** Who is on a case at the moment (REV-06). */
export const CaseHandling = z
  .object({
    orderId: z.uuid().describe("The order's key."),
    handledBy: z.string().describe("Who is on it."),
    handledSince: z.iso.datetime().describe("Since when."),
  })
  .meta({ id: "CaseHandling", description: "A case of the viewer's queues that somebody is on." });
export type CaseHandling = z.infer<typeof CaseHandling>;

const ACTS = [
  "ORDER_REVIEW.APPROVE",
  "ORDER_REVIEW.CONTACT",
  "ORDER_REVIEW.SUPPLEMENT",
  "ORDER_REVIEW.BACK",
  "ORDER_REVIEW.CANCEL",
] as const;
const { read, write } = routesOf("order");
const Which = z.object({ id: z.uuid().describe("The order's key.") });

/**
 * Being handled (REV-06): one reviewer a case, and one case a reviewer, until two minutes after his last sign. Others read it, or take it over. Of a case
 * that the caller does not review 404001. Signs are no acts: the trail keeps who took a case over from whom.
 */
export const orderReviewHandlingRoutes = {
  handle: write("/orderAudit/handle", {
    may: ACTS,
    summary:
      "Be on a case, or stay on it: his earlier one is free again; a case that somebody else is on is answered as it stands",
    body: Which,
    result: ReviewCase,
  }),
  takeOver: write("/orderAudit/takeOver", {
    may: ACTS,
    summary: "Be on a case in place of somebody else",
    body: Which,
    result: ReviewCase,
  }),
  leave: write("/orderAudit/leave", {
    may: ACTS,
    summary: "Be on a case no longer; nothing happens where the caller is not",
    body: Which,
    result: ReviewCase,
  }),
  handlings: read("/orderAudit/handlings", {
    may: ["ORDER_REVIEW.VIEW"],
    summary: "Cases that somebody is on, at most one a reviewer",
    result: z.array(CaseHandling),
  }),
} as const;
