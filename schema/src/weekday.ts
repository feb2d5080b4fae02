import { z } from "zod";

export const WEEKDAYS = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const Weekday = z.enum(WEEKDAYS).meta({ id: "Weekday", description: "A day of the week, by the site's clock." });

export function weekdayOf(day: string): Weekday {
  // Sunday is 0, and the last of ours.
  const n = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(n + 6) % 7] ?? "SUN";
}
