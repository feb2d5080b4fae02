import type { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { CustomerValues } from "@linehaul/schema/customers/customer-form/form";
import { certKind, taxKind } from "@linehaul/schema/customers/identity/kinds";
import { bareNumber } from "@linehaul/schema/customers/identity/numbers";
import { EMAIL } from "@linehaul/schema/orders/order/new-fields";
import type { FindDuplicateCustomersInput } from "../../__generated__/alikeMutation.graphql.ts";
import type { FormRow } from "./customer-form-data.ts";

/** Fewer say nothing. */
const LEAST_NAME = 3;
const LEAST_PHONE = 9;

const typed = (value: string | null | undefined): string => (value ?? "").trim();

/**
 * What of a form is worth comparing: what is new in it, and whole. A half number would be counted as a search, and find nothing. Null where
 * nothing is.
 */
export function alikeInput(
  values: CustomerValues,
  base: FormRow | null,
  whom: (typeof CUSTOMER_TYPES)[number],
): FindDuplicateCustomersInput | null {
  const { countryCode, certType } = values;
  const names = [
    typed(values.nameEn) === base?.nameEn ? "" : typed(values.nameEn),
    typed(values.nameZh) === (base?.nameZh ?? "") ? "" : typed(values.nameZh),
  ].filter((name) => name.length >= LEAST_NAME || /\p{Script=Han}{2}/u.test(name));
  const [certNo, taxNo] = [typed(values.certNo), typed(values.taxNo)];
  const [phone, email] = [typed(values.contactPhone), typed(values.contactEmail)];
  const isCert = certType ? certKind(countryCode, whom, certType).is(bareNumber(certNo)) : false;
  const isTax = taxNo !== (base?.taxNo ?? "") && taxKind(countryCode, whom).is(bareNumber(taxNo));
  const what = {
    ...(isCert && { certNo }),
    ...(isTax && { taxNo }),
    ...(phone.replace(/\D/g, "").length >= LEAST_PHONE && { phone }),
    ...(EMAIL.test(email) && { email }),
  };
  if (names.length === 0 && Object.keys(what).length === 0) return null;
  return { names, ...what, ...(base && { id: base.customerId }) };
}
