import { z } from "zod";
import { line, note, whole } from "../../field.ts";
import { commodityNameProblem, MOST_OF_NAME } from "./commodity-name.ts";
import { amount, countryCode, maybe, measure } from "./new-fields.ts";

/** Six to ten digits of the Harmonised System and what countries add, with or without dots. */
export const tariffCode = /^\d{4}(\.?\d{2}){1,4}$/;

/** ORD-05. */
const CommodityName = z
  .string("required")
  .trim()
  .min(1, "required")
  .max(MOST_OF_NAME, "text.max")
  .superRefine((name, context) => {
    const key = commodityNameProblem(name);
    // The bounds of its length are told above.
    if (key?.startsWith("goods.")) context.addIssue({ code: "custom", message: key });
  });

/** A kind of goods of an order that is to be written. */
export const NewGoodsLine = z
  .object({
    name: CommodityName.describe(
      "What it is: more than two letters in English, at least two characters in Chinese, not digits and signs alone (ORD-05).",
    ),
    size: maybe(note(100)).describe("Size or model; null without."),
    amount: whole(1, 999_999).describe("Pieces."),
    quantity: measure().describe("How much, in `unit`: above 0, at most 9 digits and 3 decimals."),
    unit: line(10).describe("Unit of the quantity, e.g. `PCS`."),
    unitWeight: measure().describe("Weight of one unit, in kg: above 0, at most 9 digits and 3 decimals."),
    price: amount().describe("Price of one unit, in the declared currency: above 0, at most 12 digits and 2 decimals."),
    source: maybe(note(60)).describe("Where the goods were bought; null where it is not known."),
    origin: countryCode().describe("Country of origin, ISO 3166-1 alpha-2."),
    hsCode: line(14)
      .regex(tariffCode, "goods.hsCode")
      .describe("Code of the Harmonised System: 6 to 12 digits, dots between."),
    eccn: maybe(note(20)).describe("Export control classification number; null without."),
    htsCode: maybe(note(16).regex(tariffCode, "goods.hsCode")).describe(
      "Tariff code of the United States; null without.",
    ),
    htsDescription: maybe(note(200)).describe("What the tariff code means; null without."),
  })
  .meta({ id: "NewGoodsLine", description: "A kind of goods in a new order." });
export type NewGoodsLine = z.infer<typeof NewGoodsLine>;
