import { z } from "zod";
import { foundBy } from "../finding/finding.ts";
import { decimal, listOf } from "../field.ts";
import { ExportPreview, exportRequest, exportRows } from "../export-request.ts";
import { Masked } from "../masked.ts";
import { ExportTask } from "../orders/export-task.ts";
import { page, pageQuery } from "../paging.ts";
import { Revealed } from "../reveal.ts";
import { routesOf } from "../route.ts";
import { RowCount, ScopeVersion } from "../scope.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { AssignCustomers } from "./assign.ts";
import { ShowCustomerClear } from "./clear.ts";
import { CustomerCode } from "./code.ts";
import { customerColumns } from "./columns.ts";
import { CustomerFinding, FindCustomers } from "./finding.ts";
import { CUSTOMER_STATUSES } from "./status.ts";
import { DisableCustomers, EnableCustomers, TurnedCustomers } from "./turn.ts";

export const CUSTOMER_TYPES = ["ENTERPRISE", "PERSONAL"] as const;
export const CustomerType = z
  .enum(CUSTOMER_TYPES)
  .meta({ id: "CustomerType", description: "Whom the customer is: a company or a person." });
export type CustomerType = z.infer<typeof CustomerType>;
export const CustomerStatus = z.enum(CUSTOMER_STATUSES).meta({
  id: "CustomerStatus",
  description: "Where the customer stands, from being added to being usable (CUS-13).",
});
export type CustomerStatus = z.infer<typeof CustomerStatus>;
export const SETTLEMENT_TYPES = ["MONTHLY", "CASH", "PREPAID"] as const;
export const SettlementType = z
  .enum(SETTLEMENT_TYPES)
  .meta({ id: "SettlementType", description: "Ways in which a customer pays." });

/** A customer as lists and relations show it. Person data is masked; the rest of section 3's fields come with the customer's own pages. */
export const Customer = z
  .object({
    id: z.uuid().describe("The row's key."),
    customerCode: CustomerCode,
    intlCustomerCode: z.string().describe("Code in the international system."),
    site: Site.describe("The site that the customer belongs to."),
    nameEn: z.string().describe("Name in English."),
    nameZh: z.string().nullable().describe("Name in Chinese; null without one."),
    customerType: CustomerType.describe("A company or a person."),
    status: CustomerStatus.describe("Where the customer stands."),
    industry: z.string().nullable().describe("What the customer does; null where it is not known."),
    countryCode: z.string().describe("The customer's country: ISO 3166-1 alpha-2."),
    province: z.string().nullable().describe("State or province; null without one."),
    city: z.string().nullable().describe("City; null without one."),
    address: Masked.nullable().describe("Street address, masked; null without one."),
    postCode: z.string().nullable().describe("Postal code; null without one."),
    salesPerson: z.string().nullable().describe("Who looks after the customer; null where nobody does."),
    orgCode: z
      .string()
      .nullable()
      .describe("Code of the organisation that looks after the customer; null where none is known."),
    settlementType: SettlementType.describe("How the customer pays."),
    creditPeriodDays: z.int().nullable().describe("Days until a bill is due; null where there is no credit."),
    creditLimit: decimal()
      .nullable()
      .describe("The most that may be owed, in `creditCurrency`; null where there is no credit."),
    creditCurrency: z.string().describe("ISO 4217."),
    contactName: z.string().describe("Whom to ask for."),
    contactPhone: Masked.describe("Telephone of the contact, masked."),
    contactEmail: Masked.nullable().describe("E-mail of the contact, masked; null without one."),
    unusableReason: z
      .string()
      .nullable()
      .describe("Why the customer can't be used now; null where he can, or never could."),
    createdAt: z.iso.datetime().describe("When the customer was added."),
    modifiedAt: z.iso.datetime().describe("When the customer was changed last."),
    modifiedBy: z.string().describe("Who changed the customer last."),
  })
  .meta({ id: "Customer" });
export type Customer = z.infer<typeof Customer>;

export const customerSorts = {
  CREATED_AT_DESC: "createdAt",
  CREATED_AT_ASC: "createdAt",
  CUSTOMER_CODE_ASC: "customerCode",
  CUSTOMER_CODE_DESC: "customerCode",
  NAME_ASC: "nameEn",
  NAME_DESC: "nameEn",
} as const satisfies Sorts<Customer>;
export const CustomerFilter = z.object({
  customerCode: CustomerCode.optional().describe("A customer's code, in full: 10 digits."),
  keyword: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("In the names or codes, in any case, with accents or without: `nguyen` finds Nguyễn."),
  customerType: CustomerType.optional().describe("A company or a person."),
  status: listOf(CustomerStatus, CUSTOMER_STATUSES.length).optional().describe("Any of these."),
  countryCode: z.string().length(2).optional().describe("The customer's country: ISO 3166-1 alpha-2."),
  settlementType: SettlementType.optional().describe("How the customer pays."),
  orgCode: listOf(z.string().trim().min(1).max(64), 50)
    .optional()
    .describe("Looked after by any of these organisations."),
  salesPerson: z.string().trim().min(1).max(100).optional().describe("Who looks after the customer, in full."),
  from: z.iso.datetime().optional().describe("Added at or after this instant."),
  to: z.iso.datetime().optional().describe("Added before this instant."),
  shortOn: z.iso
    .date()
    .optional()
    .describe(
      "Usable customers without a contract or agreement that a rule in use asks for, on this day of the site's zone, as things stand (CUS-22).",
    ),
  finding: foundBy,
});
export type CustomerFilter = z.infer<typeof CustomerFilter>;

export const CustomerStatusCount = z
  .object({
    status: CustomerStatus.describe("The status."),
    count: z.int().describe("Counted up to 10,000."),
    exact: z.boolean().describe("False where there are more."),
  })
  .meta({ id: "CustomerStatusCount", description: "How many customers have a status, under the other filters." });

const { read, write } = routesOf("customer");
export const customerRoutes = {
  pageQuery: read("/customer/pageQuery", {
    may: ["CUSTOMER_LIST.VIEW"],
    summary: "Customers, a page",
    body: pageQuery({
      filter: CustomerFilter.shape,
      sort: sortNames(customerSorts),
      want: ["statusCounts"],
      wanted: "`statusCounts`: how many there are of each status under the other filters, exact up to 10,000.",
    }),
    result: page(Customer).extend({
      statusCounts: z
        .array(CustomerStatusCount)
        .nullable()
        .describe("How many customers each status has under the other filters; null when it was not wanted."),
      finding: CustomerFinding.nullable().describe(
        "What the filter's finding is; null without one, and for one that is forgotten, another's or another site's.",
      ),
    }),
  }),
  enable: write("/customer/enable", {
    may: ["CUSTOMER_LIST.ENABLE"],
    summary: "Make customers usable again that are unusable (CUS-13), with an outcome for each",
    body: EnableCustomers,
    result: TurnedCustomers,
  }),
  disable: write("/customer/disable", {
    may: ["CUSTOMER_LIST.DISABLE"],
    summary: "Make usable customers unusable (CUS-13), with an outcome for each",
    body: DisableCustomers,
    result: TurnedCustomers,
  }),
  assign: write("/customer/assign", {
    may: ["CUSTOMER_LIST.EDIT"],
    summary: "Give customers to a sales person, an organisation, or both, with an outcome for each",
    body: AssignCustomers,
    result: TurnedCustomers,
  }),
  /** As with orders: recorded as a search, without its value; 429002 beyond 60 different values an hour and user. */
  findSensitive: write("/customer/findSensitive", {
    may: ["CUSTOMER_LIST.VIEW"],
    summary: "Find customers by a telephone, e-mail, certificate or card in full (PERM-12)",
    body: FindCustomers,
    result: CustomerFinding,
  }),
  /** Recorded before a row is read. */
  exportAsync: write("/customer/export/async", {
    may: ["CUSTOMER_LIST.EXPORT"],
    also: ["CUSTOMER_LIST.SHOW_CLEAR"],
    summary: "Ask for a file of customers; 429001 while too many wait",
    body: exportRequest(CustomerFilter.shape, customerColumns, CustomerCode),
    result: ExportTask,
  }),
  exportPreview: read("/customer/export/preview", {
    may: ["CUSTOMER_LIST.EXPORT"],
    summary: "What would be in a file of customers",
    body: exportRows(CustomerFilter.shape, CustomerCode),
    result: ExportPreview,
  }),
  /** For those who administer data groups: the number alone, whatever their own rows are. */
  countInScope: read("/customer/countInScope", {
    may: ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW"],
    summary: "How many customers of the caller's site a row scope opens (PERM-02)",
    body: ScopeVersion,
    result: RowCount,
  }),
  /** Also taken with the order buttons: an order shows its customer. */
  byCodes: read("/customer/byCodes", {
    may: ["CUSTOMER_LIST.VIEW", "CUSTOMER_DETAIL.VIEW", "ORDER_DETAIL.VIEW", "ORDER_LIST.VIEW"],
    summary: "Customers by code; codes outside the caller's rows are left out",
    body: z.object({ codes: z.array(CustomerCode).min(1).max(500).describe("Codes of customers: 10 digits each.") }),
    result: z.array(Customer),
  }),
  /** Recorded with its reason before it is answered, and again each time: the answer is not kept (PERM-12). */
  showDecrypt: write("/customer/showDecrypt", {
    may: ["CUSTOMER_LIST.SHOW_CLEAR", "CUSTOMER_DETAIL.SHOW_CLEAR", "INTL_CUSTOMER_LIST.SHOW_CLEAR"],
    summary: "One masked value of a customer in the clear",
    body: ShowCustomerClear,
    result: Revealed,
  }),
} as const;
