import { z } from "zod";
import { DeclarationMethod } from "../order/enums.ts";
import { DeclarationConfig } from "./row.ts";

/** Of which order it is asked what holds. */
export const DeclarationQuestion = z.object({
  waybillNo: z
    .string("required")
    .trim()
    .min(1, "required")
    .max(60, "text.max")
    .describe("A waybill number of the order, or another of its numbers."),
});

export const DeclarationHeld = z
  .object({
    ordered: DeclarationMethod.describe("The declaration method of the order itself."),
    row: DeclarationConfig.nullable().describe("The row that holds; null: none, the order's own method alone."),
  })
  .meta({ id: "DeclarationHeld", description: "What holds for one of an order's two declarations." });
export type DeclarationHeld = z.infer<typeof DeclarationHeld>;

export const DeclarationAnswer = z
  .object({
    orderNo: z.string().describe("The order's waybill number."),
    customerName: z.string().describe("Its customer, as on the order."),
    countryCode: z.string().describe("The country that it goes to: ISO 3166-1 alpha-2."),
    day: z.string().describe("The day on which it was placed, of the site's zone: `2026-11-23`."),
    exported: DeclarationHeld.describe("How it is declared out of its country."),
    imported: DeclarationHeld.describe("How it is declared into the country that it goes to."),
  })
  .meta({ id: "DeclarationAnswer", description: "How an order is declared, and which rows say so (REV-01)." });
export type DeclarationAnswer = z.infer<typeof DeclarationAnswer>;
