/** The parts of a customer's form, in their order, with the fields of each. */
export const FORM_PARTS = {
  who: ["nameEn", "nameZh", "nature", "industry", "businessScope", "certType", "certNo", "taxNo"],
  place: ["countryCode", "province", "city", "county", "address", "postCode"],
  contact: ["contactName", "contactPhone", "contactEmail", "tel", "pinCode"],
  people: ["contacts"],
  settlement: [
    "settlementType",
    "creditPeriodDays",
    "creditLimit",
    "creditCurrency",
    "settlementAccount",
    "prepaidAccount",
    "invoiceTitle",
    "invoiceCount",
  ],
  care: ["salesPerson", "orgCode", "deliveryPerson", "referrer", "takesCod", "takesDdp"],
} as const;
export type FormPart = keyof typeof FORM_PARTS;
export const isFormPart = (name: string): name is FormPart => name in FORM_PARTS;
