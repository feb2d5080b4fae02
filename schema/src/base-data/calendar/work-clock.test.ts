import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, clockAt, countPeriods } from "../../time.ts";
import { WEEKDAYS } from "../../weekday.ts";
import { openByMinute } from "./testing/slow-calendar.ts";
import type { WorkCalendar } from "./work-calendar.ts";
import type { DayChange } from "./words.ts";
import { addWork, countWork, isOpen, nextClosing, nextOpening, worked } from "./work-clock.ts";
import { overlapIn, spanOf, spansOf } from "./work-span.ts";

const MINUTE = 60_000;
/** Clocks that stand still, Indonesia's three among them, and clocks that change: by an hour, by half of one, at midnight. */
const ZONES = [
  "Asia/Jakarta",
  "Asia/Makassar",
  "Asia/Jayapura",
  "Asia/Kuala_Lumpur",
  "Asia/Ho_Chi_Minh",
  "America/New_York",
  "Europe/London",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "UTC",
] as const;
const office = ["MON", "TUE", "WED", "THU", "FRI"].map((day) => `${day} 09:00-18:00`);
const of = (texts: readonly string[], zone = "Asia/Kuala_Lumpur", days: readonly [string, DayChange][] = []) =>
  ({ zone, spans: spansOf(texts), days: new Map(days) }) satisfies WorkCalendar;

const two = (n: number) => String(n).padStart(2, "0");
const timeText = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 7, 30, 59))
  .map(([h, m]) => `${two(h)}:${two(m)}`);
const spanText = fc.tuple(fc.constantFrom(...WEEKDAYS), timeText, timeText).map(([day, a, b]) => `${day} ${a}-${b}`);
/** Around the days on which the zones' clocks change. */
const dayText = fc
  .tuple(
    fc.constantFrom("2026-03-04", "2026-03-26", "2026-04-01", "2026-04-21", "2026-10-01", "2026-10-22", "2026-10-28"),
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([day, n]) => addDays(day, n));
const change: fc.Arbitrary<DayChange> = fc.constantFrom("DAY_OFF", ...WEEKDAYS);
/** Weeks that the contract takes: no two hours meet. On changed days they may. */
const calendar = fc
  .record({
    texts: fc.array(spanText, { minLength: 1, maxLength: 12 }),
    zone: fc.constantFrom(...ZONES),
    days: fc.array(fc.tuple(dayText, change), { maxLength: 12 }),
  })
  .map(({ texts, zone, days }) => {
    const apart = texts.reduce<string[]>(
      (kept, one) => (overlapIn([...kept, one]) === null ? [...kept, one] : kept),
      [],
    );
    return of(apart, zone, days);
  });
const instant = fc
  .tuple(dayText, fc.integer({ min: 0, max: 95 }))
  .map(([day, quarter]) => new Date(Date.parse(`${day}T00:00:00Z`) + quarter * 15 * MINUTE));
const moment = fc.tuple(instant, fc.integer({ min: 0, max: 899_999 })).map(([at, ms]) => new Date(at.getTime() + ms));

describe("TXT-03 what is worked", () => {
  test("equals a minute-by-minute reference: open, opens next, closes next, worked, so many minutes on", () => {
    fc.assert(
      fc.property(calendar, instant, fc.integer({ min: 1, max: 4000 }), (work, at, n) => {
        const since = at.getTime();
        const open = openByMinute(work, since, 5 * 1440);
        const later = (minutes: number) => new Date(since + minutes * MINUTE);
        for (let m = 0; m < open.length; m += 171) expect(isOpen(work, later(m))).toBe(open[m]);
        const first = open.indexOf(true);
        // What opens later than these days the reference does not see.
        const opens = nextOpening(work, at);
        expect(opens === null || opens >= later(open.length) ? -1 : (opens.getTime() - since) / MINUTE).toBe(first);
        const closed = first === 0 ? open.indexOf(false) : -1;
        const closes = nextClosing(work, at);
        expect(closes === null || closes >= later(open.length) ? -1 : (closes.getTime() - since) / MINUTE).toBe(closed);
        const sum = open.reduce((count, is) => count + (is ? 1 : 0), 0);
        expect(worked(work, at, later(open.length))).toBe(sum * MINUTE);
        if (n > sum) return;
        let left = n;
        const last = open.findIndex((is) => is && --left === 0);
        expect(addWork(work, 3, n, at)).toEqual(later(last + 1));
      }),
      { numRuns: 100 },
    );
  });

  test("is monotone and additive, and counts back what was added", () => {
    const unit = fc.constantFrom(2 as const, 3 as const, 4 as const);
    const amount = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(calendar, moment, moment, moment, unit, amount, amount, (work, a, b, c, by, n, m) => {
        expect(worked(work, a, b) + worked(work, b, c)).toBe(worked(work, a, c));
        const [from, to] = a <= b ? [a, b] : [b, a];
        const [early, late] = [addWork(work, by, n, from), addWork(work, by, n, to)];
        // A week of a few minutes may reach past the years that are looked at.
        fc.pre(early !== null && late !== null);
        expect(early.getTime()).toBeLessThanOrEqual(late.getTime());
        expect(early.getTime()).toBeGreaterThanOrEqual(from.getTime());
        const [further, all] = [addWork(work, by, m, early), addWork(work, by, n + m, from)];
        fc.pre(further !== null && all !== null);
        expect(further).toEqual(all);
        expect(countWork(work, by, from, early)).toBe(n + 1);
      }),
    );
  });

  test("days too: monotone, additive, and counted with both ends", () => {
    const amount = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(calendar, moment, moment, amount, amount, (work, a, b, n, m) => {
        const day = (at: Date | null) => (at === null ? "" : clockAt(work.zone, at).day);
        const [from, to] = a <= b ? [a, b] : [b, a];
        const early = addWork(work, 1, n, from);
        if (early === null) throw new Error("a week with hours has as many days as one likes");
        expect(day(early) <= day(addWork(work, 1, n, to))).toBe(true);
        expect(day(addWork(work, 1, m, early))).toBe(day(addWork(work, 1, n + m, from)));
        expect(n === 0 || countWork(work, 1, from, early) === n + 1).toBe(true);
      }),
    );
  });

  test("around the clock it is the clock: the same count as countPeriods", () => {
    const always = of(
      WEEKDAYS.map((day) => `${day} 00:00-00:00`),
      "America/New_York",
    );
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(2 as const, 3 as const, 4 as const), (a, b, unit) => {
        const [from, to] = a <= b ? [a, b] : [b, a];
        expect(isOpen(always, a)).toBe(true);
        expect(countWork(always, unit, from, to)).toBe(countPeriods(unit, from, to));
        expect(addWork(always, 2, 24, a)).toEqual(new Date(a.getTime() + 24 * 60 * MINUTE));
      }),
    );
  });

  test("a week without hours ends: nothing opens, nothing is worked, nothing comes together", () => {
    const never = of([]);
    const at = new Date("2026-11-20T10:00:00Z");
    expect([isOpen(never, at), nextOpening(never, at), addWork(never, 2, 1, at), addWork(never, 1, 1, at)]).toEqual([
      false,
      null,
      null,
      null,
    ]);
    expect([worked(never, at, new Date("2027-11-20T10:00:00Z")), countWork(never, 1, at, at)]).toEqual([0, 0]);
    expect(addWork(never, 2, 0, at)).toEqual(at);
    // Nor does a minute a week make a year of hours within five years.
    expect(addWork(of(["MON 09:00-09:01"]), 2, 720, at)).toBeNull();
  });
});

test("REV-04 a day off is left out, a make-up day has the hours of its weekday, a night shift goes on into a day off", () => {
  // Friday 20 November 2026, 16:00 in Kuala Lumpur.
  const friday = new Date("2026-11-20T08:00:00Z");
  const due = (work: WorkCalendar) => addWork(work, 2, 24, friday)?.toISOString();
  // 2 h on Friday, 9 on Monday, 9 on Tuesday, 4 on Wednesday.
  expect(due(of(office))).toBe("2026-11-25T05:00:00.000Z");
  expect(due(of(office, "Asia/Kuala_Lumpur", [["2026-11-23", "DAY_OFF"]]))).toBe("2026-11-26T05:00:00.000Z");
  expect(due(of(office, "Asia/Kuala_Lumpur", [["2026-11-21", "MON"]]))).toBe("2026-11-24T05:00:00.000Z");
  const night = of(["FRI 22:00-06:00"], "Asia/Kuala_Lumpur", [["2026-11-21", "DAY_OFF"]]);
  expect(isOpen(night, new Date("2026-11-20T21:59:00Z"))).toBe(true);
  expect(isOpen(night, new Date("2026-11-20T22:00:00Z"))).toBe(false);
});

test("TXT-03 nine o'clock comes three times in Indonesia, an hour apart", () => {
  const opens = ["Asia/Jayapura", "Asia/Makassar", "Asia/Jakarta"].map((zone) =>
    nextOpening(of(office, zone), new Date("2026-11-22T12:00:00Z"))?.toISOString(),
  );
  expect(opens).toEqual(["2026-11-23T00:00:00.000Z", "2026-11-23T01:00:00.000Z", "2026-11-23T02:00:00.000Z"]);
});

test.each([
  [["MON 09:00-12:00", "MON 12:00-18:00", "TUE 22:00-06:00", "WED 06:00-07:00"], null],
  [["MON 09:00-12:00", "MON 11:59-18:00"], { at: 1, other: "MON 09:00-12:00" }],
  [["TUE 22:00-06:00", "WED 05:30-07:00"], { at: 1, other: "TUE 22:00-06:00" }],
  [["MON 05:00-07:00", "SUN 23:00-05:01"], { at: 1, other: "MON 05:00-07:00" }],
  [["SUN 00:00-00:00", "MON 00:00-00:00"], null],
  [["FRI 09:00-09:00", "FRI 20:00-21:00"], { at: 1, other: "FRI 09:00-09:00" }],
])("hours that meet are found, past midnight and around the week: %j", (texts, found) => {
  expect(overlapIn(texts)).toEqual(found);
});

test("hours until a time that is not later end on the next day", () => {
  expect(spanOf("FRI 22:00-06:00")).toEqual({ weekday: "FRI", from: 1320, to: 1800 });
  expect(spanOf("FRI 9-18")).toBeNull();
});
