import { z } from "zod";
import { Masked } from "../masked.ts";
import { page, pageQuery } from "../paging.ts";
import { Revealed, RevealReason } from "../reveal.ts";
import { route } from "../route.ts";
import { RowCount, ScopeVersion } from "../scope.ts";
import { Site } from "../site-code.ts";

export const CUSTOMER_TYPES = ["ENTERPRISE", "PERSONAL"] as const;
/** CUS-13. */
export const CUSTOMER_STATUSES = ["ADDED", "PENDING_REVIEW", "APPROVED", "REJECTED", "USABLE", "UNUSABLE"] as const;
/** CUS-01. */
export const CustomerCode = z.string().regex(/^\d{10}$/, "customer.code");

/** A customer as lists and relations show it. Person data is masked; the rest of section 3's fields come with the customer's own pages. */
export const Customer = z
  .object({
    id: z.uuid(),
    customerCode: CustomerCode,
    intlCustomerCode: z.string(),
    site: Site,
    nameEn: z.string(),
    nameZh: z.string().nullable(),
    customerType: z.enum(CUSTOMER_TYPES),
    status: z.enum(CUSTOMER_STATUSES),
    industry: z.string().nullable(),
    countryCode: z.string(),
    province: z.string().nullable(),
    city: z.string().nullable(),
    address: Masked.nullable(),
    postCode: z.string().nullable(),
    salesPerson: z.string().nullable(),
    /** The organisation that looks after the customer. */
    orgCode: z.string().nullable(),
    settlementType: z.enum(["MONTHLY", "CASH", "PREPAID"]),
    creditPeriodDays: z.int().nullable(),
    creditLimit: z.string().nullable(),
    creditCurrency: z.string(),
    contactName: z.string(),
    contactPhone: Masked,
    contactEmail: Masked.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Customer" });
export type Customer = z.infer<typeof Customer>;
/** The fields of a customer that come masked and may be shown one at a time (PERM-12). */
export const CUSTOMER_CLEAR_FIELDS = ["CONTACT_PHONE", "CONTACT_EMAIL", "CUSTOMER_ADDRESS"] as const;
export type CustomerClearField = (typeof CUSTOMER_CLEAR_FIELDS)[number];
export const ShowCustomerClear = z.object({
  customerCode: CustomerCode,
  field: z.enum(CUSTOMER_CLEAR_FIELDS),
  reason: RevealReason,
});
export const CUSTOMER_SORTS = ["CREATED_AT_DESC", "CUSTOMER_CODE_ASC"] as const;

export const customerRoutes = {
  pageQuery: route({
    service: "customer",
    method: "POST",
    path: "/customer/pageQuery",
    may: ["CUSTOMER_LIST.VIEW"],
    safe: true,
    summary: "Customers, a page",
    body: pageQuery({
      filter: {
        customerCode: CustomerCode.optional(),
        keyword: z.string().trim().max(100).optional(),
        customerType: z.enum(CUSTOMER_TYPES).optional(),
        status: z.array(z.enum(CUSTOMER_STATUSES)).max(6).optional(),
        countryCode: z.string().length(2).optional(),
      },
      sort: CUSTOMER_SORTS,
    }),
    result: page(Customer),
  }),
  /** For those who administer data groups: the number alone, whatever their own rows are. */
  countInScope: route({
    service: "customer",
    method: "POST",
    path: "/customer/countInScope",
    may: ["PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW"],
    safe: true,
    summary: "How many customers of the caller's site a row scope opens (PERM-02)",
    body: ScopeVersion,
    result: RowCount,
  }),
  /** Also taken with the order buttons: an order shows its customer. */
  byCodes: route({
    service: "customer",
    method: "POST",
    path: "/customer/byCodes",
    may: ["CUSTOMER_LIST.VIEW", "ORDER_DETAIL.VIEW", "ORDER_LIST.VIEW"],
    safe: true,
    summary: "Customers by code; codes outside the caller's rows are left out",
    body: z.object({ codes: z.array(CustomerCode).min(1).max(500) }),
    result: z.array(Customer),
  }),
  /** Recorded with its reason before it is answered, and again each time: the answer is not kept (PERM-12). */
  showDecrypt: route({
    service: "customer",
    method: "POST",
    path: "/customer/showDecrypt",
    may: ["CUSTOMER_LIST.SHOW_CLEAR", "INTL_CUSTOMER_LIST.SHOW_CLEAR"],
    summary: "One masked value of a customer in the clear",
    body: ShowCustomerClear,
    result: Revealed,
  }),
} as const;
