import { MST } from "@linehaul/schema/customers/identity/numbers";

/** The nth of some enterprise codes that Vietnam's register could have given. */
export function mst(n: number): string {
  const head = `01${String(2_000_000 + n * 7).padStart(7, "0")}`;
  const found = Array.from({ length: 10 }, (_, last) => `${head}${last}`).find((number) => MST.is(number));
  return found ?? mst(n + 1_000);
}

/** A company of Vietnam with all that a review asks for, but for its own numbers. */
export const companyForm = () => ({
  nameEn: "Dong A Trading",
  nameZh: null,
  nature: "PRIVATE" as const,
  industry: "TRADE" as const,
  businessScope: null,
  certType: "BUSINESS_LICENCE" as const,
  taxNo: null,
  countryCode: "VN",
  province: "Hà Nội",
  city: "Ba Đình",
  county: null,
  address: "12 Kim Mã",
  postCode: "100000",
  contactName: "Trần Thị Hoa",
  contactPhone: "+84 912 345 678",
  contactEmail: "hoa@dong-a.example",
  contacts: [],
  settlementType: "CASH" as const,
  creditPeriodDays: null,
  creditLimit: null,
  creditCurrency: "VND",
  prepaidAccount: null,
  invoiceTitle: null,
  invoiceCount: null,
  salesPerson: null,
  orgCode: "VNSALES",
  deliveryPerson: null,
  referrer: null,
  takesCod: false,
  takesDdp: false,
});
