import type { CUSTOMER_TYPES } from "../customer.ts";
import { APPLICATION_KINDS, type Kind } from "./lifecycle.ts";

/** Papers that an application may need, in the order in which they are asked for. */
export const PAPERS = [
  "APPLICATION_FORM",
  "PROOF_OF_CHANGE",
  "BUSINESS_LICENCE",
  "IDENTITY_CARD",
  "REPRESENTATIVE_ID",
  "TAX_CERTIFICATE",
  "BANK_STATEMENT",
  "FINANCIAL_STATEMENT",
  "INTERFACE_FORM",
  "GOODS_LIST",
  "IMPORT_LICENCE",
  "OTHER",
] as const;
export type PaperCode = (typeof PAPERS)[number];

/** Countries that ask for papers of their own; elsewhere the others hold. */
const COUNTRIES = ["MY", "ID", "VN"] as const;
type Where = (typeof COUNTRIES)[number] | "ELSEWHERE";
type Type = (typeof CUSTOMER_TYPES)[number];

interface Rule {
  readonly paper: PaperCode;
  readonly isRequired: boolean;
  readonly kinds: readonly Kind[];
  /** Of both without it. */
  readonly type?: Type;
  /** Everywhere without it. */
  readonly where?: readonly Where[];
}
const ALL = APPLICATION_KINDS;
const ABROAD = ["OVERSEAS_WAREHOUSE", "SUPPLY_CHAIN"] as const;
/** Which papers are asked for, until the configuration of customers has a page of its own. A paper has one rule at most for any customer. */
const RULES: readonly Rule[] = [
  { paper: "APPLICATION_FORM", isRequired: true, kinds: ALL.filter((kind) => kind !== "DATA_CHANGE") },
  { paper: "PROOF_OF_CHANGE", isRequired: true, kinds: ["DATA_CHANGE"] },
  // SSM in Malaysia, NIB in Indonesia, the registration of the enterprise in Vietnam.
  { paper: "BUSINESS_LICENCE", isRequired: true, kinds: ALL, type: "ENTERPRISE" },
  { paper: "IDENTITY_CARD", isRequired: true, kinds: ALL, type: "PERSONAL" },
  { paper: "REPRESENTATIVE_ID", isRequired: true, kinds: ["CARD", "COD"], type: "ENTERPRISE", where: ["ID", "VN"] },
  // NPWP; a Vietnamese registration is one of the tax as well.
  { paper: "TAX_CERTIFICATE", isRequired: true, kinds: ["CARD", "COD", ...ABROAD], type: "ENTERPRISE", where: ["ID"] },
  { paper: "TAX_CERTIFICATE", isRequired: true, kinds: ["CARD"], type: "ENTERPRISE", where: ["ELSEWHERE"] },
  { paper: "TAX_CERTIFICATE", isRequired: false, kinds: ["CARD", ...ABROAD], type: "ENTERPRISE", where: ["MY"] },
  { paper: "BANK_STATEMENT", isRequired: true, kinds: ["COD"] },
  { paper: "BANK_STATEMENT", isRequired: false, kinds: ["CARD"] },
  { paper: "FINANCIAL_STATEMENT", isRequired: true, kinds: ["CARD"], type: "ENTERPRISE" },
  { paper: "INTERFACE_FORM", isRequired: true, kinds: ["DOCKING"] },
  { paper: "GOODS_LIST", isRequired: true, kinds: ["OVERSEAS_WAREHOUSE"] },
  { paper: "IMPORT_LICENCE", isRequired: true, kinds: ABROAD, type: "ENTERPRISE", where: ["ID", "VN"] },
  { paper: "IMPORT_LICENCE", isRequired: false, kinds: ABROAD, type: "ENTERPRISE", where: ["MY", "ELSEWHERE"] },
  { paper: "OTHER", isRequired: false, kinds: ALL },
];

/** A paper of the checklist. */
export interface Wanted {
  readonly paper: PaperCode;
  readonly isRequired: boolean;
}
interface Applicant {
  readonly kind: Kind;
  readonly customerType: Type;
  readonly countryCode: string;
}

/** The checklist of an application, by kind, country and whom it is for. */
export function papersFor({ kind, customerType, countryCode }: Applicant): readonly Wanted[] {
  const country = COUNTRIES.find((one) => one === countryCode) ?? "ELSEWHERE";
  return RULES.filter(
    ({ kinds, type = customerType, where = [country] }) =>
      kinds.includes(kind) && type === customerType && where.includes(country),
  ).map(({ paper, isRequired }) => ({ paper, isRequired }));
}
