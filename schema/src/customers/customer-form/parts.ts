/** The parts of a customer's form, in their order, with the fields of each. */
export const FORM_PARTS = {
  who: [
    "nameEn",
    "nameZh",
    "nature",
    "industry",
    "businessScope",
    "certType",
    "certNo",
    "certFront",
    "certBack",
    "taxNo",
  ],
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
/** A field of the form. */
export type FormField = (typeof FORM_PARTS)[keyof typeof FORM_PARTS][number];
export const FORM_FIELDS: readonly FormField[] = Object.values(FORM_PARTS).flat();
/** What a review asks for is named by text: is it a field of the form? */
export const isFormField = (name: string): name is FormField => FORM_FIELDS.some((field) => field === name);
export type FormPart = keyof typeof FORM_PARTS;
export const isFormPart = (name: string): name is FormPart => name in FORM_PARTS;
