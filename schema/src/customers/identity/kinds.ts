import { z } from "zod";
import * as n from "./numbers.ts";

/** What a customer shows of itself. */
export const CERT_TYPES = ["BUSINESS_LICENCE", "ID_CARD", "PASSPORT"] as const;
export const CertType = z.enum(CERT_TYPES).meta({
  id: "CertType",
  description: "What a customer shows of itself: companies their licence, persons a card or a passport.",
});
export type CertType = z.infer<typeof CertType>;
type Whom = "ENTERPRISE" | "PERSONAL";

/** What each may show. */
export const CERTS_OF: Readonly<Record<Whom, readonly [CertType, ...CertType[]]>> = {
  ENTERPRISE: ["BUSINESS_LICENCE"],
  PERSONAL: ["ID_CARD", "PASSPORT"],
};

interface OfCountry {
  readonly cert: n.NumberKind;
  readonly tax: n.NumberKind;
}
const COUNTRIES: Readonly<Record<string, Readonly<Record<Whom, OfCountry>>>> = {
  MY: { ENTERPRISE: { cert: n.SSM, tax: n.TIN_MY_COMPANY }, PERSONAL: { cert: n.NRIC, tax: n.TIN_MY_PERSON } },
  ID: { ENTERPRISE: { cert: n.NIB, tax: n.NPWP }, PERSONAL: { cert: n.NIK, tax: n.NPWP } },
  VN: { ENTERPRISE: { cert: n.MST, tax: n.MST }, PERSONAL: { cert: n.CCCD, tax: n.MST_PERSON } },
  CN: { ENTERPRISE: { cert: n.USCC, tax: n.USCC }, PERSONAL: { cert: n.RIC, tax: n.RIC } },
  HK: { ENTERPRISE: { cert: n.BRN, tax: n.BRN }, PERSONAL: { cert: n.HKID, tax: n.HKID } },
};
const ANYWHERE: OfCountry = { cert: n.ANY_NUMBER, tax: n.ANY_NUMBER };
const ofCountry = (countryCode: string, whom: Whom): OfCountry => COUNTRIES[countryCode]?.[whom] ?? ANYWHERE;

/** What the number of a certificate is by where the customer is and what it shows. */
export const certKind = (countryCode: string, whom: Whom, certType: CertType): n.NumberKind =>
  certType === "PASSPORT" ? n.PASSPORT : ofCountry(countryCode, whom).cert;
/** What its tax number is. */
export const taxKind = (countryCode: string, whom: Whom): n.NumberKind => ofCountry(countryCode, whom).tax;

/** Numbers of a customer, those that are there. */
export interface Identity {
  readonly customerType: Whom;
  readonly countryCode: string;
  readonly certType: CertType | null;
  readonly certNo: string | null;
  readonly taxNo: string | null;
}
/** What is wrong with a number: the key of a text in the locale files, with what fills it. */
export interface NumberProblem {
  readonly path: readonly ["certNo" | "taxNo" | "certType"];
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}
const broken = (path: "certNo" | "taxNo", number: string | null, kind: n.NumberKind): NumberProblem[] =>
  number === null || kind.is(n.bareNumber(number))
    ? []
    : [{ path: [path], key: "identity.number", params: { kind: kind.name, example: kind.example } }];

/** What is wrong with a customer's numbers. What is missing is not wrong; a number without its kind is. */
export function numberProblems({ customerType, countryCode, certType, certNo, taxNo }: Identity): NumberProblem[] {
  const ofTax = broken("taxNo", taxNo, taxKind(countryCode, customerType));
  if (certType === null)
    return certNo === null ? ofTax : [{ path: ["certType"], key: "required", params: {} }, ...ofTax];
  if (!CERTS_OF[customerType].includes(certType))
    return [{ path: ["certType"], key: "identity.cert", params: {} }, ...ofTax];
  return [...broken("certNo", certNo, certKind(countryCode, customerType, certType)), ...ofTax];
}
