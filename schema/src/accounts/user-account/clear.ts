import { z } from "zod";
import { RevealReason } from "../../reveal.ts";

/** The fields of an account that come masked and may be shown one at a time (PERM-12). */
export const ACCOUNT_CLEAR_FIELDS = ["ACCOUNT_EMAIL", "ACCOUNT_PHONE"] as const;
export type AccountClearField = (typeof ACCOUNT_CLEAR_FIELDS)[number];
export const ShowAccountClear = z.object({
  id: z.uuid().describe("The account's key."),
  field: z.enum(ACCOUNT_CLEAR_FIELDS).describe("Which of its masked fields."),
  reason: RevealReason,
});
