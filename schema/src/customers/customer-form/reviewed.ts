/** What of a customer nobody changes alone once it was reviewed: names, identity, address, settlement and invoice (CUS-16). */
export const REVIEWED = [
  "nameEn",
  "nameZh",
  "certType",
  "certNo",
  "taxNo",
  "countryCode",
  "province",
  "city",
  "county",
  "address",
  "postCode",
  "settlementType",
  "creditPeriodDays",
  "creditLimit",
  "creditCurrency",
  "settlementAccount",
  "prepaidAccount",
  "invoiceTitle",
  "invoiceCount",
] as const;
export type Reviewed = (typeof REVIEWED)[number];
