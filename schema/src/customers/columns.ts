import type { ExportColumns } from "../export-column.ts";

const opens = ["CUSTOMER_LIST.SHOW_CLEAR"] as const;
/** What a file of customers can hold. */
export const customerColumns = {
  customerCode: { kind: "code", head: "customer.code" },
  intlCustomerCode: { kind: "code", head: "customer.intlCode" },
  nameEn: { kind: "text", head: "customer.nameEn" },
  nameZh: { kind: "text", head: "customer.nameZh" },
  customerType: { kind: "code", head: "customer.type" },
  status: { kind: "code", head: "customer.status" },
  unusableReason: { kind: "text", head: "customer.unusableReason" },
  industry: { kind: "code", head: "customer.industry" },
  countryCode: { kind: "code", head: "customer.country" },
  province: { kind: "text", head: "customer.province" },
  city: { kind: "text", head: "customer.city" },
  address: { kind: "text", head: "customer.address", opens },
  postCode: { kind: "code", head: "customer.postCode" },
  contactName: { kind: "text", head: "customer.contactName" },
  contactPhone: { kind: "text", head: "customer.contactPhone", opens },
  contactEmail: { kind: "text", head: "customer.contactEmail", opens },
  salesPerson: { kind: "text", head: "customer.salesPerson" },
  orgCode: { kind: "code", head: "customer.org" },
  settlementType: { kind: "code", head: "customer.settlementType" },
  creditPeriodDays: { kind: "integer", head: "customer.creditPeriodDays" },
  creditLimit: { kind: "amount", head: "customer.creditLimit" },
  creditCurrency: { kind: "code", head: "customer.creditCurrency" },
  createdAt: { kind: "instant", head: "customer.createdAt" },
  modifiedAt: { kind: "instant", head: "customer.modifiedAt" },
  site: { kind: "code", head: "customer.site" },
} as const satisfies ExportColumns;
export type CustomerColumn = keyof typeof customerColumns;
