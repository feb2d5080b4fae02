import { z } from "zod";
import { RevealReason } from "../../reveal.ts";

/** The fields of a member that come masked and may be shown one at a time (PERM-12). */
export const MEMBER_CLEAR_FIELDS = ["MEMBER_CERT_NO", "MEMBER_EMAIL", "MEMBER_PHONE"] as const;
export type MemberClearField = (typeof MEMBER_CLEAR_FIELDS)[number];
export const ShowMemberClear = z.object({
  id: z.uuid().describe("The member's key."),
  field: z.enum(MEMBER_CLEAR_FIELDS).describe("Which of his masked fields."),
  reason: RevealReason,
});
