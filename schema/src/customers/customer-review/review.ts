import { z } from "zod";
import { line, listOf } from "../../field.ts";
import { page, pageQuery } from "../../paging.ts";
import { RevealReason, Revealed } from "../../reveal.ts";
import { routesOf } from "../../route.ts";
import { Site } from "../../site-code.ts";
import { sortNames, type Sorts } from "../../sorts.ts";
import { CustomerCode } from "../code.ts";
import { CustomerStatus, CustomerType } from "../customer.ts";
import { SUBMITS } from "../customer-form/form-buttons.ts";
import { ApplicationKind, ApplicationPaper } from "../information-application/row.ts";
import { CustomerReviewKind, CustomerReviewStatus, REVIEW_STATUSES } from "./status.ts";

/** So long a reason for not passing may be. */
export const MOST_REASON = 500;

export const CustomerReviewChange = z
  .object({
    field: z.string().describe("Which field."),
    before: z.string().nullable().describe("Masked where the field is; null where there was nothing."),
    after: z.string().nullable().describe("Likewise; null where nothing is asked for."),
    isMasked: z.boolean().describe("The field comes masked: two masks may be alike of values that are not."),
  })
  .meta({ id: "CustomerReviewChange", description: "A field of a customer before and after a review." });

/** As much of an application as its review shows. */
export const ReviewedApplication = z
  .object({
    id: z.uuid().describe("The application's key."),
    kind: ApplicationKind.describe("What is applied for."),
    remark: z.string().nullable().describe("What is asked for, in words; null without."),
    papers: z.array(ApplicationPaper).describe("Its papers, and those that it could have had."),
  })
  .meta({ id: "ReviewedApplication", description: "What a customer applies for, as its review shows it." });
export type ReviewedApplication = z.infer<typeof ReviewedApplication>;

export const CustomerReview = z
  .object({
    id: z.uuid().describe("The review's key."),
    site: Site.describe("The customer's site."),
    customerCode: CustomerCode,
    customerName: z.string().describe("What the customer is called now."),
    customerType: CustomerType,
    customerStatus: CustomerStatus.describe("Where the customer stands now."),
    countryCode: z.string().describe("Where the customer is: ISO 3166-1 alpha-2."),
    orgCode: z.string().nullable().describe("The organisation that looks after the customer."),
    kind: CustomerReviewKind,
    status: CustomerReviewStatus.describe("How far it is."),
    submittedBy: z.string().describe("Who asked for it."),
    submittedAt: z.iso.datetime().describe("When."),
    isOwn: z.boolean().describe("The caller asked for it, so that somebody else decides."),
    decidedBy: z.string().nullable().describe("Who decided, or took it back; null while it waits."),
    decidedAt: z.iso.datetime().nullable().describe("When; null while it waits."),
    reason: z.string().nullable().describe("Why it did not pass; null where it did, or waits."),
    earlier: z.string().nullable().describe("Why the one before it did not pass; null where none did not."),
    changes: z.array(CustomerReviewChange).describe("Field by field, those that it is about; none of an application."),
    application: ReviewedApplication.nullable().describe("The application that it is about; null for data."),
  })
  .meta({ id: "CustomerReview" });
export type CustomerReview = z.infer<typeof CustomerReview>;

export const customerReviewSorts = {
  SUBMITTED_AT_ASC: "submittedAt",
  SUBMITTED_AT_DESC: "submittedAt",
} as const satisfies Sorts<CustomerReview>;
export const CustomerReviewFilter = z.object({
  status: listOf(CustomerReviewStatus, REVIEW_STATUSES.length).optional().describe("Any of these."),
  kind: CustomerReviewKind.optional().describe("What it is about."),
  customerType: CustomerType.optional().describe("About companies or persons."),
  keyword: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("In the customer's names or codes, as in the list of customers."),
  from: z.iso.datetime().optional().describe("Asked for at or after this instant."),
  to: z.iso.datetime().optional().describe("Asked for before this instant."),
});
export type CustomerReviewFilter = z.infer<typeof CustomerReviewFilter>;
export const CustomerReviewCount = z
  .object({
    status: CustomerReviewStatus.describe("The status."),
    count: z.int().describe("Counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({ id: "CustomerReviewCount", description: "How many reviews have a status, under the other filters." });

const which = { id: z.uuid().describe("The review's key.") };
export const PassReview = z.object(which);
export const FailReview = z.object({
  ...which,
  reason: line(MOST_REASON).describe("Why: whoever asked sees it, and so does the next review."),
});
/** How a decision ended: nothing is decided twice. */
export const CustomerReviewDecision = z
  .object({
    review: CustomerReview.describe("The review as it stands now."),
    isDone: z.boolean().describe("The caller decided; else somebody had before him, who stands in the review."),
  })
  .meta({ id: "CustomerReviewDecision", description: "How a decision about a review of a customer ended." });
export type CustomerReviewDecision = z.infer<typeof CustomerReviewDecision>;

/** Masked fields of a review, before and after. */
export const REVIEW_CLEAR_FIELDS = [
  "REVIEW_CERT_NO_BEFORE",
  "REVIEW_CERT_NO_AFTER",
  "REVIEW_ADDRESS_BEFORE",
  "REVIEW_ADDRESS_AFTER",
  "REVIEW_ACCOUNT_BEFORE",
  "REVIEW_ACCOUNT_AFTER",
] as const;
export type ReviewClearField = (typeof REVIEW_CLEAR_FIELDS)[number];
export const ShowReviewClear = z.object({
  ...which,
  field: z.enum(REVIEW_CLEAR_FIELDS).describe("Which of its masked fields, before or after."),
  reason: RevealReason,
});

const { read, write } = routesOf("customer");
const VIEW = ["CUSTOMER_REVIEW.VIEW"] as const;
const AUDIT = ["CUSTOMER_REVIEW.AUDIT"] as const;
export const customerReviewRoutes = {
  pageQuery: read("/customer/review/pageQuery", {
    may: VIEW,
    summary: "Reviews of the caller's customers, a page (CUS-16)",
    body: pageQuery({
      filter: CustomerReviewFilter.shape,
      sort: sortNames(customerReviewSorts),
      want: ["statusCounts"],
      wanted: "`statusCounts`: how many there are of each status under the other filters, exact up to 10,000.",
    }),
    result: page(CustomerReview).extend({
      statusCounts: z
        .array(CustomerReviewCount)
        .nullable()
        .describe("How many reviews each status has under the other filters; null when it was not wanted."),
    }),
  }),
  byIds: read("/customer/review/byIds", {
    may: VIEW,
    summary: "Reviews by id; those of customers outside the caller's rows are left out",
    body: z.object({ ids: z.array(z.uuid()).min(1).max(500).describe("Keys of reviews.") }),
    result: z.array(CustomerReview),
  }),
  /** Nobody decides what he asked for himself, administrators neither: 403001. */
  pass: write("/customer/review/pass", {
    may: AUDIT,
    summary:
      "What a review asks for holds from now on; 409001 where another customer got its number meanwhile, 400001 where what was accepted meanwhile excludes it. Who comes second is told who decided",
    body: PassReview,
    result: CustomerReviewDecision,
  }),
  fail: write("/customer/review/fail", {
    may: AUDIT,
    summary: "What a review asks for does not hold, and why. Who comes second is told who decided",
    body: FailReview,
    result: CustomerReviewDecision,
  }),
  withdraw: write("/customer/review/withdraw", {
    may: SUBMITS,
    summary: "Take back what one asked for, while nobody has decided; another's, and an application's, is 404001",
    body: PassReview,
    result: CustomerReviewDecision,
  }),
  showDecrypt: write("/customer/review/showDecrypt", {
    may: ["CUSTOMER_REVIEW.SHOW_CLEAR"],
    summary: "One masked value of a review in the clear",
    body: ShowReviewClear,
    result: Revealed,
  }),
} as const;
