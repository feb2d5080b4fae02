import type { Customer } from "@linehaul/schema/customers/customer";
import { maskAddress, maskEmail, maskPhone } from "@linehaul/schema/masked";
import type { CustomerRecord } from "./table.ts";

/** A customer as it leaves the service: what identifies a person masked (PERM-12). */
export const customerView = ({
  address,
  contactPhone,
  contactPhoneCode,
  contactEmail,
  sought: _sought,
  version: _version,
  ...row
}: CustomerRecord): Customer => ({
  ...row,
  address: address === null ? null : maskAddress(address),
  contactPhone: maskPhone(contactPhoneCode, contactPhone),
  contactEmail: contactEmail === null ? null : maskEmail(contactEmail),
  createdAt: row.createdAt.toISOString(),
  modifiedAt: row.modifiedAt.toISOString(),
});
