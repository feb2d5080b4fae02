import { z } from "zod";
import { dialledPhone } from "../base-data/dialled-phone.ts";
import { ByIds, catalogueRow, inUse, savedRow } from "../catalogue.ts";
import { trackedColumns, type ExportColumns } from "../export-column.ts";
import { ExportPreview, exportRequest, exportRows } from "../export-request.ts";
import { capitals, emptyIsNull, keyword, line } from "../field.ts";
import { Masked } from "../masked.ts";
import { countryCode, EMAIL } from "../orders/order/new-fields.ts";
import { ExportTask } from "../orders/export-task.ts";
import { page, pageQuery } from "../paging.ts";
import { routesOf } from "../route.ts";
import { sensitive } from "../sensitive.ts";
import { Site } from "../site-code.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { CustomerCode } from "./code.ts";
import { CustomerType } from "./customer.ts";
import { FORM_BUTTONS } from "./customer-form/form-buttons.ts";
import { kept } from "./customer-form/written.ts";

const own = {
  system: capitals(40).describe("The system that keeps it: capitals, digits and dashes."),
  outsideNo: line(40).describe("Its number there: once a system and site."),
  customerType: CustomerType.describe("A company or a person."),
  name: line(255).describe("What it is called, in English or in Latin letters."),
  countryCode: countryCode().describe("Where it is: ISO 3166-1 alpha-2."),
  contactName: line(150).describe("Whom to ask for."),
};
const optional = {
  city: z.string().max(100, "text.max").nullable().describe("City; null where it is not known."),
  customerCode: CustomerCode.nullable().describe(
    "The customer of ours that it is, by code, one that you see; null where it is none yet.",
  ),
  remark: z.string().max(200, "text.max").nullable().describe("Anything else; null without."),
};
const orEmpty = (field: z.ZodType<string | null, string | null>) =>
  emptyIsNull(field).describe(field.description ?? "");
/** As forms write them: an empty one is null. */
const written = {
  ...own,
  city: orEmpty(optional.city),
  customerCode: orEmpty(optional.customerCode),
  remark: orEmpty(optional.remark),
};
const phone = dialledPhone("His telephone");
const MOST_EMAIL = 128;

/** What a form of a new one takes. */
export const NewNonCoreCustomer = z.object({
  ...written,
  phone,
  email: sensitive("email", emptyIsNull(z.string().max(MOST_EMAIL, "text.max").regex(EMAIL, "email").nullable())),
});
/** What a form of one that is there takes: what comes masked stays as it is where it is left out. */
export const EditedNonCoreCustomer = z.object({
  ...written,
  phone: phone
    .optional()
    .describe("His telephone, with its country: `+60 3-5191 2200`; left out in an edit it stays, a new row needs it."),
  email: kept("email", MOST_EMAIL, (text) => text.regex(EMAIL, "email")).describe(
    "His e-mail, null for none; left out in an edit it stays.",
  ),
});
export const NonCoreCustomerInput = EditedNonCoreCustomer.extend(savedRow);
export type NonCoreCustomerInput = z.infer<typeof NonCoreCustomerInput>;

/** Somebody who ships and is kept in a system of others, not among the customers (CUS-19). */
export const NonCoreCustomer = catalogueRow("NonCoreCustomer", {
  site: Site.describe("The site that it belongs to."),
  ...own,
  ...optional,
  customerName: z
    .string()
    .nullable()
    .describe("What the customer that it is was called when it was linked; null without."),
  phone: Masked.describe("His telephone, masked."),
  email: Masked.nullable().describe("His e-mail, masked; null without one."),
});
export type NonCoreCustomer = z.infer<typeof NonCoreCustomer>;

export const nonCoreCustomerSorts = {
  NAME_ASC: "name",
  NAME_DESC: "name",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<NonCoreCustomer>;
export const NonCoreCustomerFilter = z.object({
  keyword: keyword("the name, the system, the number there, whom to ask for and the customer's code and name"),
  customerType: CustomerType.optional().describe("Companies or persons."),
  isLinked: z.boolean().optional().describe("Those that are a customer of ours: true; the others: false."),
  status: inUse,
});
export type NonCoreCustomerFilter = z.infer<typeof NonCoreCustomerFilter>;

/** What a file of them can hold; what is masked stays masked. */
export const nonCoreCustomerColumns = {
  system: { kind: "code", head: "nonCore.system" },
  outsideNo: { kind: "code", head: "nonCore.outsideNo" },
  name: { kind: "text", head: "customer.nameEn" },
  customerType: { kind: "code", head: "customer.type" },
  countryCode: { kind: "code", head: "customer.country" },
  city: { kind: "text", head: "customer.city" },
  contactName: { kind: "text", head: "customer.contactName" },
  phone: { kind: "text", head: "customer.contactPhone" },
  email: { kind: "text", head: "customer.contactEmail" },
  customerCode: { kind: "code", head: "customer.code" },
  customerName: { kind: "text", head: "nonCore.customerName" },
  remark: { kind: "text", head: "catalogue.remark" },
  site: { kind: "code", head: "customer.site" },
  ...trackedColumns,
} as const satisfies ExportColumns;

const VIEW = ["NON_CORE_CUSTOMER.VIEW"] as const;
const EDIT = ["NON_CORE_CUSTOMER.EDIT"] as const;
const EXPORT = ["NON_CORE_CUSTOMER.EXPORT"] as const;
export const PromoteNonCoreCustomer = z.object({
  id: z.uuid().describe("The row's key."),
  version: z.int().describe("The version that was read."),
});
const { read, write } = routesOf("customer");
/** Non-core customers of the caller's site. */
export const nonCoreCustomerRoutes = {
  pageQuery: read("/nonCore/pageQuery", {
    may: VIEW,
    summary: "Non-core customers of the caller's site, a page",
    body: pageQuery({ filter: NonCoreCustomerFilter.shape, sort: sortNames(nonCoreCustomerSorts) }),
    result: page(NonCoreCustomer),
  }),
  byIds: read("/nonCore/byIds", {
    may: VIEW,
    summary: "Rows by id; those outside the caller's rows are left out",
    body: ByIds,
    result: z.array(NonCoreCustomer),
  }),
  save: write("/nonCore/save", {
    may: EDIT,
    summary:
      "Create a row (no id), or edit one, and say which customer it is; 400001 for a customer that the caller does not see, 409001 at `outsideNo` where the system has it already",
    body: NonCoreCustomerInput,
    result: NonCoreCustomer,
  }),
  /** What stays is in the customer's form: it is saved as far as it is known, and is in no review. */
  promote: write("/nonCore/promote", {
    may: EDIT,
    also: [FORM_BUTTONS.ENTERPRISE.create, FORM_BUTTONS.PERSONAL.create],
    summary:
      "Add a customer of what is known of it, and link it; 403001 without the button that adds companies, or persons, 409004 where it is a customer already",
    body: PromoteNonCoreCustomer,
    result: NonCoreCustomer,
  }),
  exportAsync: write("/nonCore/export/async", {
    may: EXPORT,
    summary: "Ask for a file of non-core customers; 429001 while too many wait",
    body: exportRequest(NonCoreCustomerFilter.shape, nonCoreCustomerColumns),
    result: ExportTask,
  }),
  exportPreview: read("/nonCore/export/preview", {
    may: EXPORT,
    summary: "What would be in a file of non-core customers",
    body: exportRows(NonCoreCustomerFilter.shape),
    result: ExportPreview,
  }),
} as const;
