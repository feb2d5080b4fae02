import type { SaveCompany, SavePerson } from "@linehaul/schema/customers/customer-form/form";
import type { CustomerRecord } from "../customer/table.ts";
import type { Dialled } from "./phones.ts";

/** A form of a company or of a person. */
export type Form = SavePerson & Partial<Pick<SaveCompany, "nature" | "industry" | "businessScope">>;

/** A value that comes masked: left out, it stays as it is. */
export const kept = (given: string | null | undefined, was: string | null | undefined): string | null =>
  given === undefined ? (was ?? null) : given;

/** The columns that a form writes. */
export type Written = Pick<
  CustomerRecord,
  | "nameEn"
  | "nameZh"
  | "nature"
  | "industry"
  | "businessScope"
  | "certType"
  | "certNo"
  | "certFront"
  | "certBack"
  | "taxNo"
  | "countryCode"
  | "province"
  | "city"
  | "county"
  | "address"
  | "postCode"
  | "contactName"
  | "contactPhoneCode"
  | "contactPhone"
  | "contactEmail"
  | "tel"
  | "settlementType"
  | "creditPeriodDays"
  | "creditLimit"
  | "creditCurrency"
  | "settlementAccount"
  | "prepaidAccount"
  | "invoiceTitle"
  | "invoiceCount"
  | "salesPerson"
  | "orgCode"
  | "deliveryPerson"
  | "referrer"
  | "pinCode"
  | "takesCod"
  | "takesDdp"
>;

/** An amount as the column gives it back: with its two decimals. */
const amount = (text: string | null): string | null => {
  if (text === null) return null;
  const [whole = "", cents = ""] = text.split(".");
  return `${whole.replace(/^0+(?=\d)/, "")}.${cents.padEnd(2, "0")}`;
};

/** A customer as its form would have it. Who does not pay by month owes nothing: it has no credit. */
export function written(form: Form, phone: Dialled | null, was: CustomerRecord | null): Written {
  const isMonthly = form.settlementType === "MONTHLY";
  return {
    nameEn: form.nameEn,
    nameZh: form.nameZh,
    nature: form.nature ?? null,
    industry: form.industry ?? null,
    businessScope: form.businessScope ?? null,
    certType: form.certType,
    certNo: kept(form.certNo, was?.certNo),
    certFront: kept(form.certFront, was?.certFront),
    certBack: kept(form.certBack, was?.certBack),
    taxNo: form.taxNo,
    countryCode: form.countryCode,
    province: form.province,
    city: form.city,
    county: form.county,
    address: kept(form.address, was?.address),
    postCode: form.postCode,
    contactName: form.contactName,
    contactPhoneCode: phone?.code ?? was?.contactPhoneCode ?? "",
    contactPhone: phone?.number ?? was?.contactPhone ?? "",
    contactEmail: kept(form.contactEmail, was?.contactEmail),
    tel: kept(form.tel, was?.tel),
    settlementType: form.settlementType,
    creditPeriodDays: isMonthly ? form.creditPeriodDays : null,
    creditLimit: isMonthly ? amount(form.creditLimit) : null,
    creditCurrency: form.creditCurrency,
    settlementAccount: kept(form.settlementAccount, was?.settlementAccount),
    prepaidAccount: form.prepaidAccount,
    invoiceTitle: form.invoiceTitle,
    invoiceCount: form.invoiceCount,
    salesPerson: form.salesPerson,
    orgCode: form.orgCode,
    deliveryPerson: form.deliveryPerson,
    referrer: form.referrer,
    pinCode: kept(form.pinCode, was?.pinCode),
    takesCod: form.takesCod,
    takesDdp: form.takesDdp,
  };
}

/** Of two of them, what differs: the one's and the other's. */
export function differing(was: Partial<Written>, is: Written): { before: Partial<Written>; after: Partial<Written> } {
  const names = Object.entries(is)
    .filter(([name, value]) => new Map<string, unknown>(Object.entries(was)).get(name) !== value)
    .map(([name]) => name);
  const some = (of: Partial<Written>): Partial<Written> =>
    Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));
  return { before: some(was), after: some(is) };
}
