import type { Customer } from "@linehaul/schema/customers/customer";
import { maskAddress, maskEmail, maskPhone } from "@linehaul/schema/masked";
import type { CustomerRecord } from "./table.ts";

/** A customer as it leaves the service: what identifies a person masked (PERM-12). */
export const customerView = (c: CustomerRecord): Customer => ({
  id: c.id,
  customerCode: c.customerCode,
  intlCustomerCode: c.intlCustomerCode,
  site: c.site,
  nameEn: c.nameEn,
  nameZh: c.nameZh,
  customerType: c.customerType,
  status: c.status,
  industry: c.industry,
  countryCode: c.countryCode,
  province: c.province,
  city: c.city,
  address: c.address === null ? null : maskAddress(c.address),
  postCode: c.postCode,
  salesPerson: c.salesPerson,
  orgCode: c.orgCode,
  settlementType: c.settlementType,
  creditPeriodDays: c.creditPeriodDays,
  creditLimit: c.creditLimit,
  creditCurrency: c.creditCurrency,
  contactName: c.contactName,
  contactPhone: maskPhone(c.contactPhoneCode, c.contactPhone),
  contactEmail: c.contactEmail === null ? null : maskEmail(c.contactEmail),
  unusableReason: c.unusableReason,
  createdAt: c.createdAt.toISOString(),
  modifiedAt: c.modifiedAt.toISOString(),
  modifiedBy: c.modifiedBy,
});
