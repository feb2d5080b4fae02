import { z } from "zod";
import { listOf } from "../../field.ts";
import { WEEKDAYS } from "../../weekday.ts";

/** Whose hours and holidays: each goes by a week of its own. */
export const CALENDAR_PURPOSES = ["REVIEW", "PICKUP", "DELIVERY", "CUSTOMER_SERVICE"] as const;
export const CalendarPurpose = z
  .enum(CALENDAR_PURPOSES)
  .meta({ id: "CalendarPurpose", description: "What is done, or not, in some hours and on some days." });
export type CalendarPurpose = z.infer<typeof CalendarPurpose>;
export const purposesField = listOf(CalendarPurpose, CALENDAR_PURPOSES.length)
  .min(1, "required")
  .describe("For what it counts; at least one.");

export const DAY_CHANGES = ["DAY_OFF", ...WEEKDAYS] as const;
/** How a day is otherwise than its weekday says: off, or made up for with the hours of another weekday. */
export const DayChange = z.enum(DAY_CHANGES).meta({
  id: "DayChange",
  description: "A day off, or a make-up working day: with the hours of this weekday.",
});
export type DayChange = z.infer<typeof DayChange>;
