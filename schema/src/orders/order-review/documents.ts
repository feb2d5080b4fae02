import type { DECLARATION_METHODS } from "../order/status.ts";
import type { DocumentKind } from "../order/history.ts";

/** What customs want to see with each method, where no declaration of the customer says more (REV-01). */
const NEEDED: Readonly<Record<(typeof DECLARATION_METHODS)[number], readonly DocumentKind[]>> = {
  PERSONAL: ["SENDER_ID"],
  GENERAL_TRADE: ["COMMERCIAL_INVOICE", "CERTIFICATE_OF_ORIGIN"],
  SIMPLIFIED: ["COMMERCIAL_INVOICE"],
  EXHIBITION: ["COMMERCIAL_INVOICE", "IMPORT_LICENCE"],
  CUSTOMER_OWN: [],
};
export const neededBy = (method: (typeof DECLARATION_METHODS)[number]): readonly DocumentKind[] => NEEDED[method];
