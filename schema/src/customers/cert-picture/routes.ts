import { z } from "zod";
import { FileAnswer } from "../../file.ts";
import { RevealReason } from "../../reveal.ts";
import { route } from "../../route.ts";
import { uploadRoute } from "../../upload.ts";
import { CustomerCode } from "../code.ts";
import { FILLS_IN } from "../customer-form/form-buttons.ts";
import { CertSide } from "./side.ts";

export const MOMENTS = ["BEFORE", "AFTER"] as const;
export const ReviewMoment = z.enum(MOMENTS).meta({
  id: "CustomerReviewMoment",
  description: "A picture as it was, or as a review asks for it.",
});

const why = z.object({ reason: RevealReason });
const shown = { service: "customer", method: "GET", file: true, query: why, result: FileAnswer } as const;
/** Pictures of customers' certificates (CUS-12): recorded with the reason before a byte of one is sent (PERM-12). */
export const certPictureRoutes = {
  /** It takes the file; a save of the form makes it a customer's. */
  upload: uploadRoute({
    service: "customer",
    path: "/customer/certPicture/upload",
    may: FILLS_IN,
    upload: "idPicture",
    summary: "Take a picture of a certificate: PNG or JPEG, up to 3 MiB; it goes after a day unless it is kept",
  }),
  show: route({
    ...shown,
    path: "/customer/certPicture/:customerCode/:side",
    may: ["CUSTOMER_DETAIL.SHOW_CLEAR"],
    summary: "A picture of a customer's certificate; 404001 outside the caller's rows and where there is none",
    params: z.object({ customerCode: CustomerCode, side: CertSide }),
  }),
  showReviewed: route({
    ...shown,
    path: "/customer/review/certPicture/:id/:side/:moment",
    may: ["CUSTOMER_REVIEW.SHOW_CLEAR"],
    summary: "The same of a review, as it was or as it is asked for",
    params: z.object({ id: z.uuid().describe("The review's key."), side: CertSide, moment: ReviewMoment }),
  }),
} as const;
