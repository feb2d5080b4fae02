import { z } from "zod";
import { NUMBER_KINDS } from "./number-kinds.ts";

export const OrderNumberKind = z.enum(NUMBER_KINDS).meta({
  id: "OrderNumberKind",
  description: "What a number of an order is.",
  "x-values": {
    WAYBILL: "The waybill number that it travels under.",
    MERGED: "The number of a parcel that travels with it.",
    CUSTOMER_ORDER: "The customer's own number, or that of an order that was merged into it.",
    CUSTOMER_ORDER_TWO: "The customer's second number.",
    AGENT: "The agent's waybill number.",
  },
});
export const OrderFoundBy = z
  .object({
    sfWaybillNo: z.string().describe("Waybill number of the order that was found."),
    number: z.string().describe("The number that led to it, in capitals."),
    kind: OrderNumberKind.describe("What that number is to the order."),
  })
  .meta({ id: "OrderFoundBy", description: "An order that was found by another number than its waybill's." });
/** What became of the numbers of a filter (ORD-01). */
export const OrderNumbersFound = z
  .object({
    unknown: z
      .array(z.string())
      .describe("Numbers of no order among the caller's rows, as they were given; the other filters don't count."),
    foundBy: z
      .array(OrderFoundBy)
      .describe("Orders of this page that were found by another number than their waybill's."),
  })
  .meta({ id: "OrderNumbersFound", description: "What became of the numbers that were looked for." });
export type OrderNumbersFound = z.infer<typeof OrderNumbersFound>;
