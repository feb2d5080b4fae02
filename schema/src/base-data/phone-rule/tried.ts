import { z } from "zod";
import { sensitive } from "../../sensitive.ts";

/** A number to be tried. */
export const PhoneToTry = z.object({
  phone: sensitive("phone", z.string("required").trim().min(1, "required").max(40, "text.max")).describe(
    "As somebody would write it.",
  ),
});

/** What the rules say of a number. */
export const PhoneTried = z
  .object({
    callingCode: z.int().nullable().describe("By which rule: its calling code; null where none knows the number."),
    countries: z.array(z.string()).describe("The rule's countries; none without a rule."),
    number: z
      .string()
      .nullable()
      .describe("The number as it would be dialled, e.g. `+60123456789`; null where it has no calling code."),
    problem: z
      .object({
        key: z.string().describe("The rule that it breaks: a key of the locale files."),
        params: z.record(z.string(), z.union([z.string(), z.number()])).describe("What fills its text."),
      })
      .nullable()
      .describe("What is wrong with it; null where nothing is."),
  })
  .meta({ id: "PhoneTried", description: "What the rules say of a number that was tried." });
export type PhoneTried = z.infer<typeof PhoneTried>;
