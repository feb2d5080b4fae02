import { array, assert, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../time.ts";
import { coveredUntil, type Days } from "./covered.ts";

const TODAY = "2026-11-20";
const paper = (from: number, days: number): Days => ({
  validFrom: addDays(TODAY, from),
  validTo: addDays(TODAY, from + days),
});

test.each([
  ["none", [], null],
  ["one that holds today alone", [paper(0, 0)], TODAY],
  ["one that began earlier", [paper(-100, 130)], addDays(TODAY, 30)],
  ["one that begins tomorrow", [paper(1, 30)], null],
  ["one that ended yesterday", [paper(-30, 29)], null],
  ["one that is followed on the next day", [paper(11, 20), paper(-5, 15)], addDays(TODAY, 31)],
  ["one that is followed a day too late", [paper(-5, 15), paper(12, 20)], addDays(TODAY, 10)],
  ["one within another", [paper(-5, 50), paper(0, 5)], addDays(TODAY, 45)],
] as const)("CUS-22 papers: %s", (_what, papers, until) => {
  expect(coveredUntil(papers, TODAY)).toBe(until);
});

test("CUS-22 every day from today to the last one has a paper, and the day after has none, in whatever order they come", () => {
  const some = array(record({ from: integer({ min: -40, max: 40 }), days: integer({ min: 0, max: 30 }) }), {
    maxLength: 8,
  });
  assert(
    property(some, (rows) => {
      const papers = rows.map(({ from, days }) => paper(from, days));
      const holds = (day: string) => papers.some(({ validFrom, validTo }) => validFrom <= day && day <= validTo);
      const until = coveredUntil(papers, TODAY);
      expect(coveredUntil(papers.toReversed(), TODAY)).toBe(until);
      const last = until ?? addDays(TODAY, -1);
      for (let day = TODAY; day <= last; day = addDays(day, 1)) expect(holds(day)).toBe(true);
      expect(holds(addDays(last, 1))).toBe(false);
    }),
  );
});
