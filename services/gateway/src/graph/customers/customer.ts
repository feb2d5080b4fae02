import {
  CUSTOMER_STATUSES,
  CUSTOMER_TYPES,
  Customer as CustomerShape,
  CustomerCode,
  customerRoutes,
  type Customer as Row,
} from "@linehaul/schema/customers/customer";
import { builder } from "../../access/builder.ts";
import { entity } from "../../access/entity.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { Country, countryOf } from "../base-data/country.ts";
import { SiteCode } from "../../contract/common.ts";

const CustomerType = builder.enumType("CustomerType", {
  description: "Whom the customer is: a company or a person.",
  values: CUSTOMER_TYPES,
});
const CustomerStatus = builder.enumType("CustomerStatus", {
  description: "Where the customer stands, from being added to being usable (CUS-13).",
  values: CUSTOMER_STATUSES,
});
const SettlementType = builder.enumType("SettlementType", {
  description: "How the customer pays.",
  values: CustomerShape.shape.settlementType.options,
});

/** By customer code: what an order holds of its customer. */
export const Customer = entity("Customer", {
  description: "A customer as lists and relations show it; what identifies a person is masked.",
  may: ["CUSTOMER_LIST.VIEW"],
  key: (c: Row) => c.customerCode,
  isKey: (code) => CustomerCode.safeParse(code).success,
  load: (codes, grant) => grant.call(customerRoutes.byCodes, { body: { codes: [...codes] } }),
  fields: (t) => ({
    customerCode: t.exposeString("customerCode", { description: "10 digits." }),
    intlCustomerCode: t.exposeString("intlCustomerCode", { description: "Code in the international system." }),
    site: t.expose("site", { type: SiteCode, description: "The site that the customer belongs to." }),
    nameEn: t.exposeString("nameEn", { description: "Name in English." }),
    nameZh: t.exposeString("nameZh", { nullable: true, description: "Name in Chinese." }),
    customerType: t.expose("customerType", { type: CustomerType, description: "A company or a person." }),
    status: t.expose("status", { type: CustomerStatus, description: "Where the customer stands." }),
    industry: t.exposeString("industry", { nullable: true, description: "What the customer does." }),
    country: t.field({
      type: Country,
      nullable: true,
      description: "The customer's country.",
      resolve: (c, _args, context) => countryOf(c.countryCode, context),
    }),
    province: t.exposeString("province", { nullable: true, description: "State or province." }),
    city: t.exposeString("city", { nullable: true, description: "City." }),
    address: t.expose("address", { type: "Masked", nullable: true, description: "Street address, masked." }),
    postCode: t.exposeString("postCode", { nullable: true, description: "Postal code." }),
    salesPerson: t.exposeString("salesPerson", { nullable: true, description: "Who looks after the customer." }),
    orgCode: t.exposeString("orgCode", {
      nullable: true,
      description: "Code of the organisation that looks after the customer; null where none is known.",
    }),
    settlementType: t.expose("settlementType", { type: SettlementType, description: "How the customer pays." }),
    creditPeriodDays: t.exposeInt("creditPeriodDays", { nullable: true, description: "Days until a bill is due." }),
    creditLimit: t.expose("creditLimit", {
      type: "Decimal",
      nullable: true,
      description: "The most that may be owed, in `creditCurrency`.",
    }),
    creditCurrency: t.exposeString("creditCurrency", { description: "ISO 4217." }),
    contactName: t.exposeString("contactName", { description: "Whom to ask for." }),
    contactPhone: t.expose("contactPhone", { type: "Masked", description: "Telephone of the contact, masked." }),
    contactEmail: t.expose("contactEmail", {
      type: "Masked",
      nullable: true,
      description: "E-mail of the contact, masked.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the customer was added." }),
    viewerMayShowClear: viewerMay(
      t,
      ["CUSTOMER_LIST.SHOW_CLEAR", "INTL_CUSTOMER_LIST.SHOW_CLEAR"],
      "May the viewer reveal what is masked?",
    ),
  }),
});
