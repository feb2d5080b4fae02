import { z } from "zod";
import { CustomerCode } from "../../customers/code.ts";
import { isTimeZone } from "../../time-zone.ts";

/** A year, and the month that it is compared with. */
export const MOST_MONTHS = 13;
export const OrderMonths = z.object({
  customerCode: CustomerCode.describe("Whose orders: 10 digits."),
  months: z.int().min(1).max(MOST_MONTHS).describe("How many months to count: the last ones, this one included."),
  timeZone: z.string().max(60).refine(isTimeZone, "time.zone").describe("IANA zone that the months are of."),
});
export type OrderMonths = z.output<typeof OrderMonths>;

export const MonthCount = z
  .object({
    month: z.string().describe("`yyyy-MM`, in the zone of the request."),
    count: z.int().describe("Orders among the rows that you may see, cancelled ones too."),
    cancelled: z.int().describe("Those of them that are cancelled."),
  })
  .meta({ id: "OrderMonthCount", description: "How many orders a customer placed in a month." });
export type MonthCount = z.infer<typeof MonthCount>;
