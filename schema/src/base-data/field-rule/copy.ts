import { z } from "zod";
import { copied, copiedShape } from "../../copy.ts";
import { FieldRule } from "./row.ts";

/** What a site says of a field of its customers' accounts, as the service keeps it that has these. */
export const FieldRuleCopied = z
  .object({
    ...copiedShape,
    ...FieldRule.pick({
      site: true,
      field: true,
      customerTypes: true,
      effect: true,
      minLength: true,
      maxLength: true,
      pattern: true,
      choices: true,
      messageEn: true,
      messageZhCn: true,
      messageZhHk: true,
      priority: true,
      validFrom: true,
      validTo: true,
    }).shape,
  })
  .meta({ id: "FieldRuleCopied" });
export type FieldRuleCopied = z.infer<typeof FieldRuleCopied>;

export const fieldRuleCopied = copied("order", "fieldRule", FieldRuleCopied);
export const fieldRuleCopyRoutes = { copy: fieldRuleCopied.route } as const;
