import { z } from "zod";
import { findingOf, findSensitiveBy } from "../finding/finding.ts";
import { FINDING_KINDS } from "../finding/limits.ts";

export const CustomerFindingKind = z.enum(FINDING_KINDS).meta({
  id: "CustomerFindingKind",
  description: "By which masked fields of a customer or its people it is found.",
  "x-values": {
    PHONE: "Telephone of the customer or of one of its people, with the country's prefix or without it.",
    EMAIL: "E-mail of the customer or of one of its people.",
    CERTIFICATE: "Certificate that the customer showed.",
    CARD: "One of its monthly cards, in use or not.",
  },
});

export const FindCustomers = findSensitiveBy(CustomerFindingKind);
export type FindCustomers = z.infer<typeof FindCustomers>;

export const CustomerFinding = findingOf(CustomerFindingKind, "CustomerFinding", "customers");
export type CustomerFinding = z.infer<typeof CustomerFinding>;
