import { copying, keptIn } from "@linehaul/kit/follow/copying";
import { callbackBlacklistCopied } from "@linehaul/schema/base-data/callback-blacklist/copy";
import { callbackBlacklistCopy } from "./table.ts";

/** The copy of the call-back black list, as the order service has it. */
export const callbackBlacklistCopies = copying(callbackBlacklistCopied, keptIn(callbackBlacklistCopy));
