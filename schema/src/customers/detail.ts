import { z } from "zod";
import { AuditChange } from "../audit.ts";
import { Masked } from "../masked.ts";
import { Revealed } from "../reveal.ts";
import { routesOf } from "../route.ts";
import { ShowCardClear, ShowContactClear } from "./clear.ts";
import { CustomerCode } from "./code.ts";
import { CustomerContact } from "./contact.ts";
import { CustomerContract } from "./contract-signing/row.ts";
import { Customer } from "./customer.ts";
import { ApplicationKind } from "./information-application/row.ts";
import { Docking } from "./docking/docking.ts";
import { MonthCard, MOST_CARDS } from "./month-card.ts";
import { OpenReview } from "./customer-review/open.ts";

/** Section 3, "Customer": the rest of what a list shows. */
export const CustomerDetail = z
  .object({
    customerCode: CustomerCode,
    nature: z.string().nullable().describe("What kind of company it is; null where it is not known."),
    businessScope: z.string().nullable().describe("What it deals in; null where it is not known."),
    county: z.string().nullable().describe("District or county of its address; null without."),
    tel: Masked.nullable().describe("Its switchboard, masked; null without."),
    certType: z.string().nullable().describe("Kind of the certificate that it showed; null without."),
    certNo: Masked.nullable().describe("Number of that certificate, masked; null without."),
    hasCertFront: z.boolean().describe("Is a picture of its front kept? SHOW_CLEAR opens it."),
    hasCertBack: z.boolean().describe("The same of its back."),
    taxNo: z.string().nullable().describe("Tax number; null without."),
    referrer: z.string().nullable().describe("Who sent it to us; null without."),
    deliveryPerson: z.string().nullable().describe("The courier who knows it; null without."),
    pinCode: Masked.nullable().describe("What its people say at pick-up, masked; null without."),
    settlementAccount: Masked.nullable().describe("The account that it pays from, masked; null without."),
    prepaidAccount: z.string().nullable().describe("Where what it paid in is kept; null without."),
    invoiceTitle: z.string().nullable().describe("To whom bills are made out; null: to the customer by its name."),
    invoiceCount: z.int().nullable().describe("Copies of each bill; null where nobody said so."),
    takesCod: z.boolean().describe("Its receivers may pay when they get the goods."),
    takesDdp: z.boolean().describe("It may pay its receivers' duties."),
    contacts: z.array(CustomerContact).describe("Its people, in the order in which they were added."),
    review: OpenReview.nullable().describe("The review that is open about it (CUS-16); null without one."),
    contracts: z.array(CustomerContract).describe("Its contracts and agreements, those that end last first."),
    docking: Docking.nullable().describe("How its systems are joined to ours (CUS-21); null where they are not."),
    monthCards: z.array(MonthCard).describe(`Its monthly cards, ${MOST_CARDS} at most, those in use first.`),
  })
  .meta({ id: "CustomerDetail", description: "Everything of a customer that a list does not show." });
export type CustomerDetail = z.infer<typeof CustomerDetail>;

/** As much of a history as is answered. */
export const MOST_HISTORY = 100;
export const CustomerHistoryEntry = z
  .object({
    id: z.uuid().describe("The entry's key."),
    at: z.iso.datetime().describe("When."),
    userName: z.string().describe("Who."),
    contractNo: z
      .string()
      .nullable()
      .describe("Number of the contract or agreement that was changed; null where something else was."),
    applicationKind: ApplicationKind.nullable().describe(
      "Kind of the application that was changed; null where the customer or a contract was.",
    ),
    action: z.string().describe("What happened, e.g. `customer.changed`."),
    reason: z.string().nullable().describe("Why, in somebody's words; null where none is asked for."),
    changes: z.array(AuditChange).describe("Field by field; nothing sensitive stands in it in the clear."),
  })
  .meta({ id: "CustomerHistoryEntry", description: "A change of a customer, as the audit trail has it." });
export type CustomerHistoryEntry = z.infer<typeof CustomerHistoryEntry>;
export const CustomerHistory = z
  .object({
    entries: z.array(CustomerHistoryEntry).describe(`The newest first, ${MOST_HISTORY} at most.`),
    hasMore: z.boolean().describe("There are older ones, in the audit trail."),
  })
  .meta({ id: "CustomerHistory", description: "How a customer came to be as it is." });
export type CustomerHistory = z.infer<typeof CustomerHistory>;

const { read, write } = routesOf("customer");
const clear = ["CUSTOMER_DETAIL.SHOW_CLEAR"] as const;
export const customerDetailRoutes = {
  detail: read("/customer/detail", {
    may: ["CUSTOMER_DETAIL.VIEW"],
    summary: "Customers with everything, by code; codes outside the caller's rows are left out",
    body: z.object({ codes: z.array(CustomerCode).min(1).max(100).describe("Codes of customers: 10 digits each.") }),
    result: z.array(
      z.object({ row: Customer.describe("What a list shows of it."), detail: CustomerDetail.describe("The rest.") }),
    ),
  }),
  history: read("/customer/history", {
    may: ["CUSTOMER_DETAIL.VIEW"],
    summary: "How a customer came to be as it is; 404001 outside the caller's rows",
    body: z.object({ customerCode: CustomerCode }),
    result: CustomerHistory,
  }),
  /** Recorded with their reasons before they are answered, as a customer's own (PERM-12). */
  contactDecrypt: write("/customer/contact/showDecrypt", {
    may: clear,
    summary: "One masked value of somebody at a customer in the clear",
    body: ShowContactClear,
    result: Revealed,
  }),
  cardDecrypt: write("/customer/creditCard/showDecrypt", {
    may: [...clear, "INTL_CUSTOMER_LIST.SHOW_CLEAR"],
    summary: "The number of a monthly card in the clear",
    body: ShowCardClear,
    result: Revealed,
  }),
} as const;
