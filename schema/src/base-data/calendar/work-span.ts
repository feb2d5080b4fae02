import { z } from "zod";
import { WEEKDAYS, type Weekday } from "../../weekday.ts";

/** Hours of a weekday by the clock of their zone: `MON 09:00-18:00`. Until a time that is not later: past midnight, of the next day. */
const SPAN = /^(MON|TUE|WED|THU|FRI|SAT|SUN) (([01]\d|2[0-3]):[0-5]\d)-(([01]\d|2[0-3]):[0-5]\d)$/;
export const workSpan = z.string("required").regex(SPAN, "workTime.span");
/** More than that many times a week nobody opens. */
export const MOST_SPANS = 70;

export interface WorkSpan {
  readonly weekday: Weekday;
  /** Minutes from the midnight that the weekday begins with; `to` is later, up to a day past midnight. */
  readonly from: number;
  readonly to: number;
}
const DAY = 1440;
const WEEK = 7 * DAY;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The hours that a text of the contract says; null for one that its rules don't take. */
export function spanOf(text: string): WorkSpan | null {
  const [, day, from = "", , to = ""] = SPAN.exec(text) ?? [];
  const weekday = WEEKDAYS.find((one) => one === day);
  if (weekday === undefined) return null;
  const [begins, ends] = [minutes(from), minutes(to)];
  return { weekday, from: begins, to: ends > begins ? ends : ends + DAY };
}
export const spansOf = (texts: readonly string[]): WorkSpan[] =>
  texts.flatMap((text) => {
    const span = spanOf(text);
    return span === null ? [] : [span];
  });

const begins = (span: WorkSpan): number => WEEKDAYS.indexOf(span.weekday) * DAY + span.from;
/** In the order of the week: the form in which they are kept. */
export const inWeekOrder = (texts: readonly string[]): string[] => {
  const key = (text: string) => {
    const span = spanOf(text);
    return span === null ? WEEK : begins(span);
  };
  return [...texts].sort((a, b) => key(a) - key(b));
};

/** Two of them that meet, the later one in the list first: its place, and the other one's text. Sundays past midnight meet Mondays. */
export function overlapIn(texts: readonly string[]): { readonly at: number; readonly other: string } | null {
  for (const [at, text] of texts.entries()) {
    const span = spanOf(text);
    if (span === null) continue;
    const other = texts.slice(0, at).find((earlier) => {
      const one = spanOf(earlier);
      return one !== null && meet(one, span);
    });
    if (other !== undefined) return { at, other };
  }
  return null;
}

function meet(a: WorkSpan, b: WorkSpan): boolean {
  const [from, long] = [begins(a), a.to - a.from];
  const apart = (begins(b) - from + WEEK) % WEEK;
  return apart < long || WEEK - apart < b.to - b.from;
}
