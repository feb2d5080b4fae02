import type { CustomerContact } from "@linehaul/schema/customers/contact";
import { maskAddress, maskEmail, maskPhone } from "@linehaul/schema/masked";
import type { ContactRecord } from "./table.ts";

/** Somebody at a customer as he leaves the service: masked (PERM-12). */
export const contactView = ({
  customerId: _customerId,
  place: _place,
  createdAt: _createdAt,
  mobileAreaCode,
  mobile,
  phone,
  email,
  address,
  ...row
}: ContactRecord): CustomerContact => ({
  ...row,
  mobile: maskPhone(mobileAreaCode, mobile),
  phone: phone === null ? null : maskPhone(null, phone),
  email: email === null ? null : maskEmail(email),
  address: address === null ? null : maskAddress(address),
});
