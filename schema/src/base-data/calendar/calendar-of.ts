import { addDays } from "../../time.ts";
import type { WorkCalendar } from "./work-calendar.ts";
import { spansOf } from "./work-span.ts";
import type { CalendarPurpose, DayChange } from "./words.ts";

/** What of a row of WORK_TIME says when is worked. */
export interface WorkRule {
  readonly countryCode: string;
  readonly region: string;
  readonly purpose: CalendarPurpose;
  readonly timeZone: string;
  readonly spans: readonly string[];
}
/** What of a row of HOLIDAY says which days are otherwise. */
export interface HolidayRule {
  readonly countryCode: string;
  /** Empty: the whole country. */
  readonly region: string;
  readonly purposes: readonly CalendarPurpose[];
  readonly firstDay: string;
  readonly lastDay: string;
  readonly worksAs: DayChange;
}
type Where = Pick<WorkRule, "countryCode" | "region" | "purpose">;

const daysOf = ({ firstDay, lastDay }: HolidayRule): string[] => {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The holidays of a place, for one purpose, by day: the country's, then those of its region, which hold where both have one. */
export function keptDays<H extends HolidayRule>(
  all: readonly H[],
  { countryCode, region, purpose }: Where,
): ReadonlyMap<string, H> {
  const kept = all.filter((one) => one.countryCode === countryCode && one.purposes.includes(purpose));
  const ranked = [...kept.filter((one) => one.region === ""), ...kept.filter((one) => one.region === region)];
  return new Map(ranked.flatMap((one) => daysOf(one).map((day) => [day, one] as const)));
}
/** The days that are otherwise there, and how. */
export const changedDays = (all: readonly HolidayRule[], where: Where): Map<string, DayChange> =>
  new Map([...keptDays(all, where)].map(([day, { worksAs }]) => [day, worksAs]));

/** The calendar of a row of work time, with the holidays that it keeps. */
export const calendarOf = (row: WorkRule, holidays: readonly HolidayRule[]): WorkCalendar => ({
  zone: row.timeZone,
  spans: spansOf(row.spans),
  days: changedDays(holidays, row),
});
