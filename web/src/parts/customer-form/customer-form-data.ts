import { graphql, readInlineData } from "react-relay";
import { SETTLEMENT_TYPES } from "@linehaul/schema/customers/customer";
import type { CustomerValues } from "@linehaul/schema/customers/customer-form/form";
import { INDUSTRIES, NATURES } from "@linehaul/schema/customers/customer-form/kinds";
import { CERT_TYPES } from "@linehaul/schema/customers/identity/kinds";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import type {
  customerFormData_form$data,
  customerFormData_form$key,
} from "../../__generated__/customerFormData_form.graphql.ts";

export type FormRow = customerFormData_form$data;
export type FormKey = customerFormData_form$key;

/** A customer as its form was answered: it stays so while somebody fills the form in, whatever comes meanwhile. */
export const readForm = (key: FormKey): FormRow =>
  readInlineData(
    graphql`
      fragment customerFormData_form on CustomerForm @inline {
        customerId
        customerCode
        version
        status
        nameEn
        nameZh
        nature
        industry
        businessScope
        certType
        certNo
        certFront: hasCertFront
        certBack: hasCertBack
        taxNo
        countryCode
        province
        city
        county
        address
        postCode
        contactName
        contactPhone
        contactEmail
        tel
        pinCode
        contacts {
          id
          contactType
          title
          name
          mobile
          phone
          email
          companyName
          countryCode
          province
          city
          county
          address
          postCode
        }
        settlementType
        creditPeriodDays
        creditLimit
        creditCurrency
        settlementAccount
        prepaidAccount
        invoiceTitle
        invoiceCount
        salesPerson
        orgCode
        deliveryPerson
        referrer
        takesCod
        takesDdp
        review {
          id
          kind
          submittedBy
          submittedAt
          isOwn
          fields
        }
        refusal {
          reason
          decidedBy
          decidedAt
        }
        viewerMayOpen
      }
    `,
    key,
  );

/** Fields that come masked: those that hold something are left alone until somebody replaces them. */
export const MASKED = [
  "certNo",
  "address",
  "contactPhone",
  "contactEmail",
  "tel",
  "pinCode",
  "settlementAccount",
] as const;
export type MaskedName = (typeof MASKED)[number];
export const MASKED_OF_PEOPLE = ["mobile", "phone", "email", "address"] as const;

const text = (value: string | null | undefined): string => value ?? "";
/** A masked value is none: it is left out, and stays. */
const kept = (mask: string | null | undefined): string | undefined => (mask ? undefined : "");

/** A value that a newer release may know alone is none that this form could choose. */
const known = <V extends string>(all: readonly V[], value: string | null | undefined): V | "" =>
  all.find((one) => one === value) ?? "";

/** Somebody who is added. */
export const nobody: CustomerValues["contacts"][number] = {
  contactType: "",
  title: "",
  name: "",
  mobile: "",
  phone: "",
  email: "",
  companyName: "",
  countryCode: "",
  province: "",
  city: "",
  county: "",
  address: "",
  postCode: "",
};

/** What the form of a new customer of a site begins with. */
export const blank = (site: SiteCode): CustomerValues => ({
  nameEn: "",
  nameZh: "",
  nature: "",
  industry: "",
  businessScope: "",
  certType: "",
  certNo: "",
  taxNo: "",
  countryCode: SITES[site].country,
  province: "",
  city: "",
  county: "",
  address: "",
  postCode: "",
  contactName: "",
  contactPhone: "",
  contactEmail: "",
  tel: "",
  pinCode: "",
  contacts: [],
  settlementType: "CASH",
  creditPeriodDays: null,
  creditLimit: "",
  creditCurrency: SITES[site].currency,
  settlementAccount: "",
  prepaidAccount: "",
  invoiceTitle: "",
  invoiceCount: null,
  salesPerson: "",
  orgCode: "",
  deliveryPerson: "",
  referrer: "",
  takesCod: false,
  takesDdp: false,
});

/** What a form holds of a customer. */
export const valuesOf = (row: FormRow): CustomerValues => ({
  nameEn: row.nameEn,
  nameZh: text(row.nameZh),
  nature: known(NATURES, row.nature),
  industry: known(INDUSTRIES, row.industry),
  businessScope: text(row.businessScope),
  certType: known(CERT_TYPES, row.certType),
  certNo: kept(row.certNo),
  taxNo: text(row.taxNo),
  countryCode: row.countryCode,
  province: text(row.province),
  city: text(row.city),
  county: text(row.county),
  address: kept(row.address),
  postCode: text(row.postCode),
  contactName: row.contactName,
  contactPhone: kept(row.contactPhone),
  contactEmail: kept(row.contactEmail),
  tel: kept(row.tel),
  pinCode: kept(row.pinCode),
  contacts: row.contacts.map((one) => ({
    id: one.id,
    contactType: text(one.contactType),
    title: text(one.title),
    name: one.name,
    mobile: kept(one.mobile),
    phone: kept(one.phone),
    email: kept(one.email),
    companyName: text(one.companyName),
    countryCode: text(one.countryCode),
    province: text(one.province),
    city: text(one.city),
    county: text(one.county),
    address: kept(one.address),
    postCode: text(one.postCode),
  })),
  settlementType: known(SETTLEMENT_TYPES, row.settlementType) || "CASH",
  creditPeriodDays: row.creditPeriodDays ?? null,
  creditLimit: text(row.creditLimit),
  creditCurrency: row.creditCurrency,
  settlementAccount: kept(row.settlementAccount),
  prepaidAccount: text(row.prepaidAccount),
  invoiceTitle: text(row.invoiceTitle),
  invoiceCount: row.invoiceCount ?? null,
  salesPerson: text(row.salesPerson),
  orgCode: text(row.orgCode),
  deliveryPerson: text(row.deliveryPerson),
  referrer: text(row.referrer),
  takesCod: row.takesCod,
  takesDdp: row.takesDdp,
});
