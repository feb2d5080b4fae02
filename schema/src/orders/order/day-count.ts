import { z } from "zod";
import { isTimeZone } from "../../time-zone.ts";

export const OrderDays = z.object({
  days: z.int().min(1).max(92).describe("How many days to count: the last ones, today included."),
  timeZone: z.string().max(60).refine(isTimeZone, "time.zone").describe("IANA zone that the days are of."),
});

export const DayCount = z
  .object({
    day: z.iso.date().describe("`yyyy-MM-dd`, in the zone of the request."),
    count: z.int().describe("Orders among the rows that you may see."),
  })
  .meta({ id: "OrderDayCount", description: "How many orders were placed on a day." });
export type DayCount = z.infer<typeof DayCount>;
