import { z } from "zod";
import { inLanguages } from "../../base-data/coded.ts";
import { ControlEffect } from "../../base-data/express-control/row.ts";

/** A control that an order fell under when it was written, or corrected. */
export const OrderControl = z
  .object({
    code: z.string().describe("The control, by code (EXPRESS_CONTROL)."),
    nameI18n: inLanguages("What it is called today, by language."),
    effect: ControlEffect.describe("What came of it then: `REVIEW` or `WARN`."),
    line: z.int().nullable().describe("Which of the goods, by line number; null: the order as a whole."),
    found: z.string().describe("What was found in them; empty: the order as a whole."),
  })
  .meta({ id: "OrderControl", description: "A control that an order falls under: why a reviewer looks at it." });
export type OrderControl = z.infer<typeof OrderControl>;
