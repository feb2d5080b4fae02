import { WEEKDAYS } from "@linehaul/schema/weekday";
import type { TextOf } from "../../../i18n/text-of.ts";

/** A text of the contract in its parts, whatever of it is still to be typed. */
export function partsOf(span: string): { readonly weekday: string; readonly from: string; readonly to: string } {
  const [weekday = "", times = ""] = span.split(" ");
  const [from = "", to = ""] = times.split("-");
  return { weekday, from, to };
}
export const spanText = (weekday: string, from: string, to: string): string => `${weekday} ${from}-${to}`;

/** A week in one line: days that follow each other with the same hours as their first and last, `Mon–Fri 09:00–18:00 · Sat 09:00–13:00`. */
export function hoursText(spans: readonly string[], t: TextOf): string {
  const runs: { first: string; last: string; times: string }[] = [];
  let isNext = false;
  for (const day of WEEKDAYS) {
    const own = spans.map(partsOf).filter(({ weekday }) => weekday === day);
    const times = own.map(({ from, to }) => `${from}–${to}`).join(", ");
    const run = runs.at(-1);
    if (times !== "" && isNext && run?.times === times) run.last = day;
    else if (times !== "") runs.push({ first: day, last: day, times });
    isNext = times !== "";
  }
  const name = (day: string) => t(`weekday.${day}`);
  return runs
    .map(({ first, last, times }) => `${first === last ? name(first) : `${name(first)}–${name(last)}`} ${times}`)
    .join(" · ");
}
