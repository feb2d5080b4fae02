import { expect, test } from "vitest";
import { changedDays, type HolidayRule } from "./calendar-of.ts";

const off = (more: Partial<HolidayRule>): HolidayRule => ({
  countryCode: "MY",
  region: "",
  purposes: ["REVIEW"],
  firstDay: "2026-12-11",
  lastDay: "2026-12-11",
  worksAs: "DAY_OFF",
  ...more,
});
const all = [
  off({ region: "Selangor", worksAs: "FRI" }),
  off({ lastDay: "2026-12-12" }),
  off({ firstDay: "2026-12-25", lastDay: "2026-12-25", purposes: ["PICKUP"] }),
  off({ countryCode: "ID", firstDay: "2026-12-26", lastDay: "2026-12-26" }),
];

test.each([
  [
    "",
    [
      ["2026-12-11", "DAY_OFF"],
      ["2026-12-12", "DAY_OFF"],
    ],
  ],
  [
    "Selangor",
    [
      ["2026-12-11", "FRI"],
      ["2026-12-12", "DAY_OFF"],
    ],
  ],
  [
    "Penang",
    [
      ["2026-12-11", "DAY_OFF"],
      ["2026-12-12", "DAY_OFF"],
    ],
  ],
])("days of the country and the purpose alone, a region's before them: %s", (region, days) => {
  expect([...changedDays(all, { countryCode: "MY", region, purpose: "REVIEW" })]).toEqual(days);
});
