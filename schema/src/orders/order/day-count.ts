import { z } from "zod";
import { isTimeZone } from "../../time-zone.ts";

/** The last days to count, today included, in an IANA zone. */
export const OrderDays = z.object({
  days: z.int().min(1).max(92),
  timeZone: z.string().max(60).refine(isTimeZone, "time.zone"),
});

/** How many orders were placed on a day, `yyyy-MM-dd`. */
export const DayCount = z.object({ day: z.iso.date(), count: z.int().min(0) });
export type DayCount = z.infer<typeof DayCount>;
