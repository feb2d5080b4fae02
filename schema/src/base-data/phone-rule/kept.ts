import { z } from "zod";
import { route } from "../../route.ts";
import { MAY_TRY } from "./routes.ts";
import { SourcedPhoneRule } from "./row.ts";

export const KeptPhoneRule = SourcedPhoneRule.meta({
  id: "KeptPhoneRule",
  description: "What telephones of a calling code are like, as the customer service keeps it.",
});

/** The rules that the customer service obeys: its own copy of them, which follows the order service. */
export const PhoneRulesKept = z
  .object({
    rules: z.array(KeptPhoneRule).describe("One for each calling code, least first."),
    heardAt: z.iso
      .datetime()
      .nullable()
      .describe(
        "The rules are as they were then, or later: while their owner is away they grow old. Null before they came.",
      ),
  })
  .meta({ id: "PhoneRulesKept", description: "Phone rules as the customer service keeps them." });
export type PhoneRulesKept = z.infer<typeof PhoneRulesKept>;

export const keptPhoneRuleRoutes = {
  phoneRulesList: route({
    service: "customer",
    method: "GET",
    path: "/basicDataApi/phoneRulesList",
    may: MAY_TRY,
    safe: true,
    summary: "The phone rules that telephones of customers obey, and how old they are",
    result: PhoneRulesKept,
  }),
} as const;
