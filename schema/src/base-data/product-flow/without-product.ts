import { z } from "zod";

/** A country that nothing goes to from the site's own. */
export const LaneWithoutProduct = z
  .object({
    countryCode: z.string().describe("Where to: ISO 3166-1 alpha-2."),
    isClosed: z.boolean().describe("ORDER_FLOW closes the lane for everybody: nothing is to be had there on purpose."),
  })
  .meta({
    id: "LaneWithoutProduct",
    description: "A country in use that no product in use goes to from the site's own today, as a whole.",
  });
export type LaneWithoutProduct = z.infer<typeof LaneWithoutProduct>;
