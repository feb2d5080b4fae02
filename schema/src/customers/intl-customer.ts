import { z } from "zod";
import { DeliveryState, deliveryStates, Silence } from "../delivery.ts";
import type { ExportColumns } from "../export-column.ts";
import { ExportPreview, exportRequest, exportRows } from "../export-request.ts";
import { listOf } from "../field.ts";
import { ExportTask } from "../orders/export-task.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { CustomerCode } from "./code.ts";
import { Customer, CustomerStatus } from "./customer.ts";
import { MonthCard } from "./month-card.ts";
import { RELEASE_STATUSES } from "./release-status.ts";
import { ReleaseStatus } from "./release.ts";
import { CUSTOMER_STATUSES } from "./status.ts";
import { batchOfCodes, TurnedCustomers } from "./turn.ts";

/** How what BDUS was told last of a customer went (CUS-17). */
export const BdusPush = z
  .object({
    state: DeliveryState.describe("How far it is."),
    askedAt: z.iso.datetime().describe("When it was last asked for."),
    askedBy: z.string().describe("Who asked for it."),
    attempts: z.int().describe("How often it was sent."),
    nextAt: z.iso.datetime().nullable().describe("When it is sent next, at the earliest; null for what has ended."),
    endedAt: z.iso.datetime().nullable().describe("When it was taken or failed; null while it is on its way."),
    httpStatus: z.int().nullable().describe("What was answered last; null where nothing was."),
    silence: Silence.nullable().describe("Why nothing was answered; null where something was."),
    answer: z
      .string()
      .nullable()
      .describe("The beginning of the last answer's text; masked where it repeats what identifies somebody."),
  })
  .meta({ id: "BdusPush", description: "What the international customer system was last told of a customer." });
export type BdusPush = z.infer<typeof BdusPush>;

/** A customer as the international list shows it, and no more of it. */
export const IntlCustomer = Customer.pick({
  id: true,
  customerCode: true,
  intlCustomerCode: true,
  site: true,
  nameEn: true,
  nameZh: true,
  customerType: true,
  status: true,
  countryCode: true,
  createdAt: true,
  modifiedAt: true,
})
  .extend({
    releaseStatus: ReleaseStatus.describe("How far it is with the international customer system."),
    push: BdusPush.nullable().describe("What that was told last; null where it never was."),
    monthCards: z.array(MonthCard).describe("Its monthly cards, those in use first."),
  })
  .meta({ id: "IntlCustomer" });
export type IntlCustomer = z.infer<typeof IntlCustomer>;

export const intlCustomerSorts = {
  INTL_CUSTOMER_CODE_ASC: "intlCustomerCode",
  INTL_CUSTOMER_CODE_DESC: "intlCustomerCode",
  CREATED_AT_DESC: "createdAt",
  CREATED_AT_ASC: "createdAt",
  NAME_ASC: "nameEn",
  NAME_DESC: "nameEn",
} as const satisfies Sorts<IntlCustomer>;
export const IntlCustomerFilter = z.object({
  keyword: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("In the names or codes, in any case, with accents or without."),
  releaseStatus: listOf(ReleaseStatus, RELEASE_STATUSES.length).optional().describe("Any of these."),
  pushState: listOf(DeliveryState, deliveryStates.length).optional().describe("Any of these, of the newest push."),
  status: listOf(CustomerStatus, CUSTOMER_STATUSES.length).optional().describe("Any of these."),
});
export type IntlCustomerFilter = z.infer<typeof IntlCustomerFilter>;

export const ReleaseCount = z
  .object({
    releaseStatus: ReleaseStatus.describe("The status."),
    count: z.int().describe("Counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({ id: "CustomerReleaseCount", description: "How many customers are so far, under the other filters." });

const opens = ["INTL_CUSTOMER_LIST.SHOW_CLEAR"] as const;
/** What a file of the international list can hold. */
export const intlCustomerColumns = {
  intlCustomerCode: { kind: "code", head: "customer.intlCode" },
  customerCode: { kind: "code", head: "customer.code" },
  nameEn: { kind: "text", head: "customer.nameEn" },
  nameZh: { kind: "text", head: "customer.nameZh" },
  customerType: { kind: "code", head: "customer.type" },
  status: { kind: "code", head: "customer.status" },
  countryCode: { kind: "code", head: "customer.country" },
  monthCards: { kind: "text", head: "customer.monthCards", opens },
  releaseStatus: { kind: "code", head: "customer.releaseStatus" },
  pushState: { kind: "code", head: "customer.pushState" },
  createdAt: { kind: "instant", head: "customer.createdAt" },
  modifiedAt: { kind: "instant", head: "customer.modifiedAt" },
  site: { kind: "code", head: "customer.site" },
} as const satisfies ExportColumns;

/** Customers that the international system is told of as they are now. */
export const PushCustomers = z.object({
  codes: batchOfCodes.describe("Codes of customers that are or were usable, each once."),
});

const { read, write } = routesOf("customer");
const VIEW = ["INTL_CUSTOMER_LIST.VIEW"] as const;
export const intlCustomerRoutes = {
  pageQuery: read("/customer/creditCard/pageQuery", {
    may: VIEW,
    summary: "Customers by international code with their cards, release and push, a page",
    body: pageQuery({
      filter: IntlCustomerFilter.shape,
      sort: sortNames(intlCustomerSorts),
      want: ["releaseCounts"],
      wanted: "`releaseCounts`: how many there are of each release status under the other filters, exact up to 10,000.",
    }),
    result: page(IntlCustomer).extend({
      releaseCounts: z
        .array(ReleaseCount)
        .nullable()
        .describe("How many customers each release status has under the other filters; null when it was not wanted."),
    }),
  }),
  byCodes: read("/customer/creditCard/byCodes", {
    may: VIEW,
    summary: "Customers of the international list by code; codes outside the caller's rows are left out",
    body: z.object({ codes: z.array(CustomerCode).min(1).max(500).describe("Codes of customers: 10 digits each.") }),
    result: z.array(IntlCustomer),
  }),
  push: write("/customer/release/push", {
    may: ["INTL_CUSTOMER_LIST.EDIT"],
    summary: "Tell the international customer system of customers as they are now (CUS-17), with an outcome for each",
    body: PushCustomers,
    result: TurnedCustomers,
  }),
  /** Recorded before a row is read. */
  exportAsync: write("/customer/creditCard/export/async", {
    may: ["INTL_CUSTOMER_LIST.EXPORT"],
    also: ["INTL_CUSTOMER_LIST.SHOW_CLEAR"],
    summary: "Ask for a file of the international list; 429001 while too many wait",
    body: exportRequest(IntlCustomerFilter.shape, intlCustomerColumns, CustomerCode),
    result: ExportTask,
  }),
  exportPreview: read("/customer/creditCard/export/preview", {
    may: ["INTL_CUSTOMER_LIST.EXPORT"],
    summary: "What would be in a file of the international list",
    body: exportRows(IntlCustomerFilter.shape, CustomerCode),
    result: ExportPreview,
  }),
} as const;
