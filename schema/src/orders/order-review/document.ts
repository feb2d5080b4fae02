import { z } from "zod";
import { line } from "../../field.ts";
import { FileAnswer } from "../../file.ts";
import { route, routesOf } from "../../route.ts";
import { uploadRoute } from "../../upload.ts";
import { DocumentKind } from "../order/enums.ts";
import { ReviewCase } from "./case.ts";
import { MOST_REVIEW_NOTE } from "./limits.ts";

const UPLOAD = ["ORDER_REVIEW.UPLOAD_CERT"] as const;
/** Who decides by documents judges them: he asks for what is missing, or approves what is there. */
const JUDGE = ["ORDER_REVIEW.SUPPLEMENT", "ORDER_REVIEW.APPROVE"] as const;
const Which = z.object({
  id: z.uuid().describe("The order's key."),
  kind: DocumentKind.describe("Which of its documents."),
});
/** Accepted, or refused with the reason why. */
export const DocumentJudged = Which.extend({
  file: z
    .uuid()
    .nullable()
    .default(null)
    .describe("The file that was looked at; null where none is kept: the document came with the order."),
  isAccepted: z.boolean().describe("Is it good?"),
  reason: line(MOST_REVIEW_NOTE).nullable().default(null).describe("Why it is refused; null where it is accepted."),
}).refine(({ isAccepted, reason }) => isAccepted === (reason === null), { path: ["reason"], message: "required" });

const { write } = routesOf("order");
/** Documents of cases: added, judged and seen (REV-02); of a case that the caller does not review 404001. */
export const orderReviewDocumentRoutes = {
  /** It takes the file; `keep` makes it a case's. */
  certUpload: uploadRoute({
    service: "order",
    path: "/orderAudit/certUpload",
    may: UPLOAD,
    upload: "reviewDocument",
    summary: "Take a document: PDF, PNG or JPEG, up to 5 MiB; it goes after a day unless it is kept",
  }),
  keep: write("/orderAudit/document/keep", {
    may: UPLOAD,
    summary:
      "Make an uploaded file the document of a case, in place of an earlier one; 409004 once the order is delivered or cancelled",
    body: Which.extend({ file: z.uuid("required").describe("The uploaded file's key, of purpose `reviewDocument`.") }),
    result: ReviewCase,
  }),
  judge: write("/orderAudit/document/judge", {
    may: JUDGE,
    summary:
      "Accept or refuse a document that is there; 409004 for one that is missing, 409002 where another file took its place meanwhile",
    body: DocumentJudged,
    result: ReviewCase,
  }),
  /** Recorded before a byte of it is sent (PERM-12): it shows in the clear what the case masks. */
  show: route({
    service: "order",
    method: "GET",
    path: "/orderAudit/document/:id/:kind",
    may: ["ORDER_REVIEW.APPROVE", "ORDER_REVIEW.SUPPLEMENT", "ORDER_REVIEW.UPLOAD_CERT"],
    file: true,
    summary: "A document of a case as it was uploaded; recorded",
    params: Which,
    result: FileAnswer,
  }),
} as const;
