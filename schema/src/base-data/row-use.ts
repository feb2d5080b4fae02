import { z } from "zod";

/** What can name a row of base data. */
export const ROW_USERS = [
  "PRODUCT",
  "PRODUCT_FEE",
  "LANE",
  "PICKUP_SUPPORT",
  "CUSTOMER_SERVICE",
  "WAREHOUSE",
  "REGIONAL_PERSONNEL",
  "STAND_IN",
  "CITY_CODE",
  "COUNTRY",
  "WORK_TIME",
] as const;
export const RowUser = z.enum(ROW_USERS).meta({
  id: "RowUser",
  description:
    "What names a row: products, sites' fees of add-on services, lanes, rows of pick-up support, telephones of customer service contacts, warehouses or regional personnel, those for whom somebody stands in, default city codes, countries, or work times.",
});
/** No more are counted of a kind. */
export const MOST_USES = 1000;
export const RowUse = z
  .object({
    by: RowUser.describe("What names it."),
    count: z.int().describe(`How many the caller may see; ${MOST_USES} stands for as many or more.`),
    names: z.array(z.string()).describe("Up to ten of them by their codes."),
  })
  .meta({ id: "RowUse", description: "What names a row of base data: shown before it goes out of use." });
export type RowUse = z.infer<typeof RowUse>;
