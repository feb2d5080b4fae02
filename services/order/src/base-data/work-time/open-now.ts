import { isOpen, nextClosing, nextOpening } from "@linehaul/schema/base-data/calendar/work-clock";
import type { OpenNow } from "@linehaul/schema/base-data/work-time/row";
import type { KeptHours } from "./calendars.ts";

/** What a row of work time, with the holidays that it keeps, says of a moment. */
export const openAt = ({ row: { countryCode, purpose }, calendar }: KeptHours, now: Date): OpenNow => ({
  countryCode,
  purpose,
  isOpen: isOpen(calendar, now),
  opensAt: nextOpening(calendar, now)?.toISOString() ?? null,
  closesAt: nextClosing(calendar, now)?.toISOString() ?? null,
});
