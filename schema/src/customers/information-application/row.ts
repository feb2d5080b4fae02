import { z } from "zod";
import { keyword, listOf } from "../../field.ts";
import { Site } from "../../site-code.ts";
import type { Sorts } from "../../sorts.ts";
import { UploadedFile } from "../../upload.ts";
import { CustomerCode } from "../code.ts";
import { CustomerType } from "../customer.ts";
import { APPLICATION_KINDS, APPLICATION_STATUSES, CARD_STATES } from "./lifecycle.ts";
import { PAPERS } from "./papers.ts";

export const ApplicationKind = z.enum(APPLICATION_KINDS).meta({
  id: "CustomerApplicationKind",
  description: "What a customer applies for.",
  "x-values": {
    DATA_CHANGE: "That its data are changed.",
    CARD: "A monthly card (CUS-15).",
    COD: "That its receivers pay on delivery.",
    DOCKING: "That its systems are joined to ours.",
    OVERSEAS_WAREHOUSE: "A warehouse abroad; not beside a supply chain.",
    SUPPLY_CHAIN: "A supply chain; not beside a warehouse abroad.",
  } satisfies Record<(typeof APPLICATION_KINDS)[number], string>,
});
export type ApplicationKind = z.infer<typeof ApplicationKind>;
export const ApplicationStatus = z.enum(APPLICATION_STATUSES).meta({
  id: "CustomerApplicationStatus",
  description: "How far an application is.",
  "x-values": {
    DRAFT: "It is written, and may lack papers.",
    SUBMITTED: "It waits for a decision.",
    ACCEPTED: "It is granted; nothing of it changes any more.",
    RETURNED: "It came back, and why stands in `reason`; it can be written and submitted again.",
  } satisfies Record<(typeof APPLICATION_STATUSES)[number], string>,
});
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;
export const CardApplicationState = z.enum(CARD_STATES).meta({
  id: "CardApplicationState",
  description: "How far a monthly card is that a customer applied for (CUS-15).",
  "x-values": {
    PENDING: "It waits for its credit assessment.",
    PROCESSING: "Its credit is being assessed.",
    AWAITING_EFFECT: "It is granted, and holds from a later day.",
    GENERATED: "The card is there.",
    FAILED: "There will be none.",
  } satisfies Record<(typeof CARD_STATES)[number], string>,
});
export type CardApplicationState = z.infer<typeof CardApplicationState>;
export const ApplicationPaperCode = z.enum(PAPERS).meta({
  id: "ApplicationPaperCode",
  description: "Which paper it is. Which are needed depends on kind, country and whether it is a company.",
});
export type ApplicationPaperCode = z.infer<typeof ApplicationPaperCode>;

const paper = {
  paper: ApplicationPaperCode,
  isRequired: z.boolean().describe("Is it needed before the application can be submitted?"),
};
export const WantedPaper = z
  .object(paper)
  .meta({ id: "WantedPaper", description: "A paper that an application asks for." });
export type WantedPaper = z.infer<typeof WantedPaper>;
export const ApplicationFile = UploadedFile.meta({
  id: "ApplicationFile",
  description: "A file that was uploaded as a paper of an application.",
});
export const ApplicationPaper = z
  .object({ ...paper, file: ApplicationFile.nullable().describe("What was uploaded as it; null where nothing was.") })
  .meta({ id: "ApplicationPaper", description: "A paper of an application's checklist, with what was uploaded." });
export type ApplicationPaper = z.infer<typeof ApplicationPaper>;

export const CustomerApplication = z
  .object({
    id: z.uuid().describe("The application's key."),
    version: z
      .int()
      .describe("Rises with each change; goes back with an act. An act upon an older one is refused (409002)."),
    site: Site.describe("The customer's site."),
    customerCode: CustomerCode,
    customerName: z.string().describe("What the customer is called, in English."),
    customerType: CustomerType,
    countryCode: z.string().describe("Where the customer is: ISO 3166-1 alpha-2."),
    kind: ApplicationKind.describe("What is applied for."),
    status: ApplicationStatus.describe("How far it is."),
    cardState: CardApplicationState.nullable().describe(
      "How far the card is: of an application for one that was submitted; null else.",
    ),
    remark: z.string().nullable().describe("What is asked for, in words; null without."),
    papers: z
      .array(ApplicationPaper)
      .describe("The checklist as the customer is now, and what was uploaded beyond it."),
    submissions: z.int().describe("How often it was submitted."),
    submittedBy: z.string().nullable().describe("Who submitted it last; null before."),
    submittedAt: z.iso.datetime().nullable().describe("When; null before."),
    isOwn: z.boolean().describe("The caller submitted it: he can take that back, and somebody else decides."),
    decidedBy: z.string().nullable().describe("Who accepted or returned it last; null before."),
    decidedAt: z.iso.datetime().nullable().describe("When; null before."),
    reason: z.string().nullable().describe("Why it was returned last; null where it was not, or was accepted since."),
    createdBy: z.string().describe("Who made it."),
    createdAt: z.iso.datetime().describe("When it was made."),
    modifiedBy: z.string().describe("Who changed it last."),
    modifiedAt: z.iso.datetime().describe("When it was changed last."),
  })
  .meta({ id: "CustomerApplication", description: "What a customer applies for, with its papers (CUS-19)." });
export type CustomerApplication = z.infer<typeof CustomerApplication>;

export const applicationSorts = {
  MODIFIED_AT_DESC: "modifiedAt",
  CREATED_AT_ASC: "createdAt",
  CREATED_AT_DESC: "createdAt",
} as const satisfies Sorts<CustomerApplication>;

export const ApplicationFilter = z.object({
  keyword: keyword("names and codes of customers"),
  kind: ApplicationKind.optional().describe("What is applied for."),
  status: listOf(ApplicationStatus, APPLICATION_STATUSES.length).optional().describe("Any of these."),
  customerCode: CustomerCode.optional().describe("Of this customer alone."),
});
export type ApplicationFilter = z.infer<typeof ApplicationFilter>;

export const ApplicationStatusCount = z
  .object({
    status: ApplicationStatus.describe("The status."),
    count: z.int().describe("Counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({
    id: "CustomerApplicationStatusCount",
    description: "How many applications have a status, under the other filters.",
  });
