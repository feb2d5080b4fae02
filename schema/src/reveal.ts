import { z } from "zod";

/** Why somebody must see a sensitive value in the clear (PERM-12): it stands in the audit trail. */
export const RevealReason = z
  .string("required")
  .trim()
  .min(5, "text.min")
  .max(200, "text.max")
  .describe("Why it must be seen; it stands in the audit trail.");
/** What a reveal answers, and nothing else ever does. */
export const Revealed = z.object({ value: z.string().describe("In the clear: to be shown, and kept nowhere.") });
