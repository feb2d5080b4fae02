import { MOST_PULLED } from "@linehaul/schema/base-data/pull/found";
import { problemBy } from "@linehaul/schema/base-data/phone-rule/dialled";
import { SourcedPhoneRule } from "@linehaul/schema/base-data/phone-rule/row";
import { z } from "zod";
import { isLike, isPattern } from "@linehaul/kit/patterns";

/** A rule that can be obeyed: RE2 takes its patterns, and its own example passes it. */
const Obeyable = SourcedPhoneRule.superRefine((rule, context) => {
  const bad = rule.patterns.findIndex((pattern) => !isPattern(pattern));
  if (bad >= 0) context.addIssue({ code: "custom", message: "invalid", path: ["patterns", bad] });
  else if (problemBy(rule, `${rule.callingCode}${rule.example}`, isLike) !== null)
    context.addIssue({ code: "custom", message: "invalid", path: ["example"] });
});

/** What the source answers of telephones: each calling code once. */
export const SourcedPhoneRules = z.object({
  rows: z
    .array(Obeyable)
    .max(MOST_PULLED)
    .refine((rows) => new Set(rows.map(({ callingCode }) => callingCode)).size === rows.length, "duplicate"),
});
