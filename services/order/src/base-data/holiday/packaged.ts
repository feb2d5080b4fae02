import type { SourcedHoliday } from "@linehaul/schema/base-data/holiday/row";
import { addDays } from "@linehaul/schema/time";

const DAY_MS = 86_400_000;
/** No name here is longer. */
const MOST_OF_NAME = 80;

const lengthOf = ({ start, end }: { readonly start: Date; readonly end: Date }): number =>
  Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));

/** Days one after the other that are called the same are one holiday; one within another, or on the first day of another, is no second one. */
function spans(days: readonly SourcedHoliday[]): SourcedHoliday[] {
  const found: SourcedHoliday[] = [];
  for (const day of days.toSorted(
    (a, b) => a.firstDay.localeCompare(b.firstDay) || b.lastDay.localeCompare(a.lastDay),
  )) {
    const last = found.at(-1);
    if (last?.nameEn === day.nameEn && addDays(last.lastDay, 1) === day.firstDay)
      found[found.length - 1] = { ...last, lastDay: day.lastDay };
    else if (last === undefined || day.firstDay > last.lastDay) found.push(day);
  }
  return found;
}

type Known = import("date-holidays").default;

/** Whole days that everybody is off, in English, and in Chinese where it has them. */
function publicDays(known: Known, year: number): SourcedHoliday[] {
  const chinese = new Map(known.getHolidays(year, "zh").map(({ date, rule, name }) => [`${date} ${rule}`, name]));
  const days = known.getHolidays(year, "en").filter(({ type, date }) => type === "public" && / 00:00:00/.test(date));
  return days.map((one) => {
    const firstDay = one.date.slice(0, "2026-11-20".length);
    const name = one.name.slice(0, MOST_OF_NAME);
    const named = chinese.get(`${one.date} ${one.rule}`) ?? "";
    // What has no Chinese name is called as the country calls it.
    const zh = /\p{Script=Han}/u.test(named) && !/\p{Script=Latin}/u.test(named) ? named.slice(0, MOST_OF_NAME) : name;
    return { firstDay, lastDay: addDays(firstDay, lengthOf(one) - 1), nameEn: name, nameZhCn: zh, nameZhHk: zh };
  });
}

/**
 * Public holidays in a year of a country (`MY`), or those that a region of it keeps besides (`MY-10`), as `date-holidays` knows them (its data is
 * CC BY 3.0). A place that it does not know has none. It is large, and comes when it is first asked.
 */
export async function packagedHolidays(place: string, year: number): Promise<SourcedHoliday[]> {
  const { default: Holidays } = await import("date-holidays");
  const [country = "", ...rest] = place.split("-");
  const state = rest.join("-");
  const all = new Holidays();
  if (all.getCountries()[country] === undefined) return [];
  const common = spans(publicDays(new Holidays(country), year));
  if (state === "") return common;
  if (all.getStates(country)?.[state] === undefined) return [];
  const own = spans(publicDays(new Holidays(country, state), year));
  return own.filter((day) => !common.some((other) => day.firstDay <= other.lastDay && other.firstDay <= day.lastDay));
}
