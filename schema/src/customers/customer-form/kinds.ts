import { z } from "zod";

/** What companies do. */
export const INDUSTRIES = [
  "ELECTRONICS",
  "TEXTILE",
  "FURNITURE",
  "FOOD",
  "MACHINERY",
  "MEDICAL",
  "COSMETICS",
  "HANDICRAFT",
  "TRADE",
] as const;
export const Industry = z.enum(INDUSTRIES).meta({ id: "Industry", description: "What a company does." });
export type Industry = z.infer<typeof Industry>;

/** What kind of company one is. */
export const NATURES = ["PRIVATE", "LISTED", "STATE_OWNED", "FOREIGN_OWNED", "SOLE_TRADER"] as const;
export const Nature = z.enum(NATURES).meta({ id: "CompanyNature", description: "What kind of company a customer is." });
export type Nature = z.infer<typeof Nature>;
