import { z } from "zod";
import { findingOf, findSensitiveBy } from "../../finding/finding.ts";
import { FINDING_KINDS } from "../../finding/limits.ts";

export const UserAccountFindingKind = z.enum(FINDING_KINDS).meta({
  id: "UserAccountFindingKind",
  description: "By which masked fields of an account, or of whose it is, it is found.",
  "x-values": {
    PHONE: "Telephone of its owner, with the country's prefix or without it.",
    EMAIL: "E-mail of its owner.",
    CERTIFICATE: "Certificate that its owner, a member, showed.",
    CARD: "One of its customer's monthly cards, in use or not.",
  },
});
export const FindUserAccounts = findSensitiveBy(UserAccountFindingKind);
export type FindUserAccounts = z.infer<typeof FindUserAccounts>;

export const UserAccountFinding = findingOf(UserAccountFindingKind, "UserAccountFinding", "accounts");
export type UserAccountFinding = z.infer<typeof UserAccountFinding>;
