import fc from "fast-check";
import { expect, test } from "vitest";
import { PICKUP_TYPES } from "../../orders/order/status.ts";
import { weekdayOf, WEEKDAYS } from "../../weekday.ts";
import { pickupAnswer, type KeptHoliday } from "./answer.ts";
import { cutByDate } from "./by-date.ts";
import { type PickupNotice, placeText } from "./notice.ts";

const ZONE = "Asia/Kuala_Lumpur";
const AHEAD_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const START = Date.parse("2026-11-16T00:00:00Z");
const dayOf = (n: number): string => new Date(START + n * DAY_MS).toISOString().slice(0, 10);

const where = fc.constantFrom(
  { countryCode: "MY", region: "", city: "" },
  { countryCode: "MY", region: "Selangor", city: "" },
  { countryCode: "MY", region: "Selangor", city: "Klang" },
  { countryCode: "MY", region: "Selangor", city: "Shah Alam" },
  { countryCode: "MY", region: "Perak", city: "" },
  { countryCode: "SG", region: "", city: "" },
);
const hours = fc.constantFrom(["09:00", "18:00", "15:30"], ["08:00", "12:00", "12:00"], ["10:15", "20:45", "10:15"]);
const some = <T>(of: readonly T[], minLength: number) => fc.subarray([...of], { minLength });
const rowAs = fc
  .record({
    at: where,
    productCode: fc.constantFrom("", "A", "B"),
    ways: some(PICKUP_TYPES, 0),
    weekdays: some(WEEKDAYS, 1),
    hours,
    first: fc.integer({ min: 0, max: 12 }),
    lasts: fc.option(fc.integer({ min: 0, max: 6 })),
    isOn: fc.boolean(),
  })
  .map(({ at, hours: [fromTime = "", toTime = "", cutOff = ""], first, lasts, isOn, ...own }) => ({
    ...own,
    ...at,
    place: placeText(at),
    fromTime,
    toTime,
    cutOff,
    validFrom: dayOf(first),
    validTo: lasts === null ? null : dayOf(first + lasts),
    status: isOn ? ("ENABLED" as const) : ("DISABLED" as const),
    noticeEn: "n",
    noticeZhCn: "n",
    noticeZhHk: "n",
  }));

const meet = (a: PickupNotice, b: PickupNotice): boolean =>
  a.status === "ENABLED" &&
  b.status === "ENABLED" &&
  a.place === b.place &&
  a.productCode === b.productCode &&
  a.weekdays.some((day) => b.weekdays.includes(day)) &&
  a.validFrom <= (b.validTo ?? "9999") &&
  b.validFrom <= (a.validTo ?? "9999");
/** Rows as the service lets them stand: none overlaps another. */
const rowsThatStand = fc.array(rowAs, { maxLength: 8 }).map((all) => {
  const kept: PickupNotice[] = [];
  for (const [n, own] of all.entries()) {
    const track = { createdBy: "t", createdAt: "t", modifiedBy: "t", modifiedAt: "t" };
    const row: PickupNotice = { ...own, ...track, id: `row-${n}`, version: 1, site: "MY" };
    if (!kept.some((other) => meet(other, row))) kept.push(row);
  }
  return kept;
});
const holidays = fc
  .dictionary(
    fc.integer({ min: 0, max: 40 }).map(dayOf),
    fc.constantFrom<KeptHoliday["worksAs"]>("DAY_OFF", ...WEEKDAYS),
    { maxKeys: 8 },
  )
  .map((days) => {
    const named = { nameEn: "h", nameZhCn: "h", nameZhHk: "h" };
    return new Map(Object.entries(days).map(([day, worksAs]) => [day, { ...named, worksAs }]));
  });
const calendar = fc.record({ holidays, weekdays: fc.option(some(WEEKDAYS, 1).map((days) => new Set(days))) });
const question = fc.record({
  at: where,
  productCode: fc.constantFrom("", "A", "B"),
  minute: fc.integer({ min: 0, max: 18 * 1440 }),
});

/** The slow reference: every level is asked in turn, from a city's product up to the country, and answers for itself. */
function rowOf(
  rows: readonly PickupNotice[],
  place: { countryCode: string; region: string; city: string },
  product: string,
  day: string,
  /** Null: nobody works that day. */
  weekday: string | null = weekdayOf(day),
) {
  const levels = [place, { ...place, city: "" }, { ...place, region: "", city: "" }];
  for (const level of levels)
    for (const code of new Set([product, ""])) {
      const here = rows.filter(
        (row) =>
          row.status === "ENABLED" &&
          row.place === placeText(level) &&
          row.productCode === code &&
          row.validFrom <= day &&
          day <= (row.validTo ?? "9999-12-31"),
      );
      if (here.length > 0)
        return { said: here, row: here.find((row) => row.weekdays.some((one) => one === weekday)) ?? null };
    }
  return { said: [], row: null };
}

test("PICKUP what holds at a place and time is what a slow search by levels, days and minutes finds", () => {
  fc.assert(
    fc.property(rowsThatStand, question, calendar, (rows, { at: place, productCode, minute }, kept) => {
      const wall = START + minute * 60_000;
      const day = new Date(wall).toISOString().slice(0, 10);
      const time = new Date(wall).toISOString().slice(11, 16);
      const at = new Date(wall - AHEAD_MS);
      const answer = pickupAnswer(rows, { ...place, productCode }, { at, zone: ZONE, calendar: kept });
      const worksAs = (one: string): string | null => {
        const as = kept.holidays.get(one)?.worksAs ?? weekdayOf(one);
        if (as === "DAY_OFF") return null;
        return kept.weekdays === null || kept.weekdays.has(as) ? as : null;
      };
      const today = rowOf(rows, place, productCode, day, worksAs(day));
      const holiday = kept.holidays.get(day)?.worksAs;
      expect(answer).toMatchObject({ day, time, ways: today.row?.ways ?? [] });
      expect(answer.holiday?.worksAs).toBe(holiday);
      const said = today.row ? [today.row] : today.said;
      expect(said.length === 0 ? [null] : said.map(({ id }) => id)).toContain(answer.notice?.id ?? null);
      // The next one: the first day from this one on whose pick-up can still be asked for.
      let found: string | null = null;
      for (let n = 0; n <= 40 && found === null; n += 1) {
        const then = new Date(wall + n * DAY_MS).toISOString().slice(0, 10);
        const { row } = rowOf(rows, place, productCode, then, worksAs(then));
        if (row && row.ways.length > 0 && (n > 0 || time < row.cutOff)) found = then;
      }
      expect(answer.next?.day ?? null).toBe(found);
      expect(answer.isBeforeCutOff).toBe(found === day);
      const { next } = answer;
      expect(next === null || next.fromTime < next.toTime || next.fromTime === time).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("PICKUP a change by date says what it says on its days alone, and leaves no two rows that overlap", () => {
  const span = fc.record({
    from: fc.integer({ min: 0, max: 20 }),
    more: fc.integer({ min: 0, max: 9 }),
    ways: some(PICKUP_TYPES, 0),
  });
  fc.assert(
    fc.property(rowsThatStand, span, (rows, { from: first, more, ways }) => {
      const [from, to] = [dayOf(first), dayOf(first + more)];
      const asked = {
        from,
        to,
        ways,
        fromTime: null,
        toTime: null,
        cutOff: null,
        noticeEn: "other",
        noticeZhCn: null,
        noticeZhHk: null,
      };
      const after = rows.flatMap((row) => {
        const { kept, added } = cutByDate(row, asked);
        return kept === null ? [row] : [kept, ...added].map((piece, n) => ({ ...row, ...piece, id: `${row.id}.${n}` }));
      });
      for (const [n, row] of after.entries())
        for (const other of after.slice(n + 1)) expect(meet(row, other)).toBe(false);
      for (let n = 0; n < 32; n += 1)
        for (const row of rows.filter((r) => r.status === "ENABLED")) {
          const [was, is] = [rows, after].map((all) => rowOf(all, row, row.productCode, dayOf(n)).row);
          const inside = dayOf(n) >= from && dayOf(n) <= to;
          expect(is?.ways).toEqual(was && inside ? ways : was?.ways);
          expect(is?.noticeEn).toEqual(was && inside ? "other" : was?.noticeEn);
        }
    }),
    { numRuns: 200 },
  );
});
