import { z } from "zod";
import { line, listOf } from "../../field.ts";
import { routesOf } from "../../route.ts";
import { CancelReason } from "../order/cancel.ts";
import { DocumentKind } from "../order/enums.ts";
import { DOCUMENT_KINDS } from "../order/history.ts";
import { ReviewCase } from "./case.ts";
import { OrderAct } from "../order/act.ts";
import { MOST_APPROVED, MOST_REVIEW_NOTE } from "./limits.ts";

const note = line(MOST_REVIEW_NOTE);

const seen = {
  version: z
    .int()
    .min(1)
    .describe("The order's version that the reviewer saw: what was decided since is not decided again."),
};
const Which = { id: z.uuid().describe("The order's key."), ...seen };
const release = z
  .boolean()
  .nullable()
  .default(null)
  .describe(
    "Is the outlet to let it go on, where an interception went out? Null where nobody asked. A no is recorded.",
  );

/** How a decision ended (REV-06): done, or found decided, by whom and when. Nothing is decided twice. */
export const ReviewDecision = z
  .object({
    row: ReviewCase.describe("The order as it stands now."),
    isDone: z.boolean().describe("It was done. A contact that was tried again is done too."),
    code: z
      .int()
      .nullable()
      .describe(
        "Why not, a code of the error catalogue: 123263 it was passed already, 409004 its state allows no such step, 409002 it is another version, 409007 somebody else is on it; null when done.",
      ),
    by: z.string().nullable().describe("Who took the last step with it, or is on it; null before any."),
    at: z.iso.datetime().nullable().describe("When, or since when; null before any."),
  })
  .meta({ id: "ReviewDecision", description: "How a decision of a review ended." });
export type ReviewDecision = z.infer<typeof ReviewDecision>;

const { write } = routesOf("order");
const APPROVE = ["ORDER_REVIEW.APPROVE"] as const;
/** What a reviewer decides (REV-02), of orders that his authorisation lets him review (PERM-10); others are not found, 404001. */
export const orderReviewDecideRoutes = {
  checkPass: write("/orderAudit/checkPass", {
    may: APPROVE,
    summary: "Approve an order; the customs system is told of it",
    body: z.object({ ...Which, release }),
    result: ReviewDecision,
  }),
  checkPassButFollowUp: write("/orderAudit/checkPassButFollowUp", {
    may: APPROVE,
    summary: "Approve an order, and keep it for a follow-up",
    body: z.object({ ...Which, release, note: note.describe("What is to be followed up.") }),
    result: ReviewDecision,
  }),
  /** One transaction, and an outcome an order: 123263, 409004, 409002, 409007 as of one, 404001 for what the caller does not review. */
  checkPassMany: write("/orderAudit/checkPassMany", {
    may: APPROVE,
    summary: "Approve many orders, each that may be",
    body: z.object({
      cases: listOf(z.object(Which), MOST_APPROVED)
        .min(1, "required")
        .refine((cases) => new Set(cases.map(({ id }) => id)).size === cases.length, "duplicate")
        .describe("Which, each once, with the version that the reviewer saw."),
      release,
    }),
    result: OrderAct,
  }),
  closeFollowUp: write("/orderAudit/closeFollowUp", {
    may: APPROVE,
    summary: "Say that what was to be followed up of an order is done, and how; 409004 where nothing is",
    body: z.object({ id: Which.id, note: note.describe("What came of it.") }),
    result: ReviewDecision,
  }),
  contacting: write("/orderAudit/contacting", {
    may: ["ORDER_REVIEW.CONTACT"],
    summary: "Have the customer contacted; of an order whose customer is being contacted, one more attempt",
    body: z.object({ ...Which, reason: note.describe("Why, or what came of the attempt.") }),
    result: ReviewDecision,
  }),
  supplement: write("/orderAudit/supplement", {
    may: ["ORDER_REVIEW.SUPPLEMENT"],
    summary: "Ask the customer for documents; the outlet can be told to hold the parcels",
    body: z.object({
      ...Which,
      documents: listOf(DocumentKind, DOCUMENT_KINDS.length)
        .min(1, "required")
        .describe("Which are missing, one at least."),
      intercept: z
        .boolean()
        .nullable()
        .default(null)
        .describe("Is the outlet of the sender's area to hold it? Null where nobody asked. A no is recorded."),
    }),
    result: ReviewDecision,
  }),
  back: write("/orderAudit/back/:id", {
    may: ["ORDER_REVIEW.BACK"],
    summary: "Put an order back to those that nobody has reviewed: its clock starts anew",
    params: z.object({ id: Which.id }),
    body: z.object(seen),
    result: ReviewDecision,
  }),
  cancel: write("/orderAudit/cancel", {
    may: ["ORDER_REVIEW.CANCEL"],
    summary: "Cancel an order that is not approved yet",
    body: z.object({
      ...Which,
      reason: CancelReason,
      byCustomer: z.boolean().default(false).describe("The customer asked for it."),
    }),
    result: ReviewDecision,
  }),
} as const;
