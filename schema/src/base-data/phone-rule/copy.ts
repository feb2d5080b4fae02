import { z } from "zod";
import { copied, copiedShape } from "../../copy.ts";
import { SourcedPhoneRule } from "./row.ts";

/** What a telephone must be like, as a service keeps it that takes telephones. */
export const PhoneRuleCopied = z.object({ ...copiedShape, ...SourcedPhoneRule.shape }).meta({ id: "PhoneRuleCopied" });
export type PhoneRuleCopied = z.infer<typeof PhoneRuleCopied>;

export const phoneRuleCopied = copied("order", "phoneRule", PhoneRuleCopied);
export const phoneRuleCopyRoutes = { copy: phoneRuleCopied.route } as const;
