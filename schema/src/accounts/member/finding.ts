import { z } from "zod";
import { findingOf, findSensitiveBy } from "../../finding/finding.ts";
import { FINDING_KINDS } from "../../finding/limits.ts";

export const MemberFindingKind = z.enum(FINDING_KINDS).meta({
  id: "MemberFindingKind",
  description: "By which masked fields of a member, or of the customer that he is, he is found.",
  "x-values": {
    PHONE: "His telephone, with the country's prefix or without it.",
    EMAIL: "His e-mail.",
    CERTIFICATE: "The certificate that he showed.",
    CARD: "One of the monthly cards of the customer that he is, in use or not.",
  },
});
export const FindMembers = findSensitiveBy(MemberFindingKind);
export type FindMembers = z.infer<typeof FindMembers>;

export const MemberFinding = findingOf(MemberFindingKind, "MemberFinding", "members");
export type MemberFinding = z.infer<typeof MemberFinding>;
