import { copying, keptIn } from "@linehaul/kit/follow/copying";
import { fieldRuleCopied } from "@linehaul/schema/base-data/field-rule/copy";
import { fieldRuleCopy } from "./table.ts";

/** The copy of what sites say of fields of accounts, as the order service has it. */
export const fieldRuleCopies = copying(fieldRuleCopied, keptIn(fieldRuleCopy));
