import { WEEKDAYS, type Weekday } from "@linehaul/schema/weekday";
import type { TextOf } from "../../../i18n/text-of.ts";

const placeOf = (day: string): number => WEEKDAYS.findIndex((known) => known === day);

/** `Mon–Fri, Sun`: three days and more that follow each other as their first and last. */
export function weekdaysText(days: readonly string[], t: TextOf): string {
  const runs: Weekday[][] = [];
  for (const n of days.map(placeOf).toSorted((a, b) => a - b)) {
    const day = WEEKDAYS[n];
    if (day === undefined) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === WEEKDAYS[n - 1]) run.push(day);
    else runs.push([day]);
  }
  const name = (day: Weekday | undefined) => t(`weekday.${day}`);
  return runs
    .map((run) => (run.length > 2 ? `${name(run[0])}–${name(run.at(-1))}` : run.map(name).join(", ")))
    .join(", ");
}
