import { z } from "zod";
import { copied, copiedShape } from "../../copy.ts";
import { Site } from "../../site-code.ts";

/** Whose call-backs are withheld, as a service keeps it that calls back. */
export const CallbackBlacklistCopied = z
  .object({
    ...copiedShape,
    site: Site.describe("The site whose call-backs obey it."),
    customerCode: z.string().nullable().describe("The customer whose call-backs are withheld; null: a host's are."),
    host: z.string().nullable().describe("The host to which nothing is called back; null: a customer's are withheld."),
    reason: z.string().describe("Why."),
  })
  .meta({ id: "CallbackBlacklistCopied" });
export type CallbackBlacklistCopied = z.infer<typeof CallbackBlacklistCopied>;

export const callbackBlacklistCopied = copied("order", "callbackBlacklist", CallbackBlacklistCopied);
export const callbackBlacklistCopyRoutes = { copy: callbackBlacklistCopied.route } as const;
