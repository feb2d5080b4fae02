import { expect, test } from "vitest";
import { isLike, isPattern } from "@linehaul/kit/patterns";
import { packagedPhoneRules } from "./packaged.ts";
import { SourcedPhoneRules } from "./sourced.ts";

test("SYS-07 what comes with the release is what a source may answer: each country, each calling code once, examples that pass", () => {
  const rows = packagedPhoneRules();
  expect(SourcedPhoneRules.safeParse({ rows }).error).toBeUndefined();
  expect(rows.find(({ callingCode }) => callingCode === 60)).toMatchObject({
    countries: ["MY"],
    lengths: [8, 9, 10],
    example: "123456789",
  });
  expect(rows.find(({ callingCode }) => callingCode === 1)?.countries.slice(0, 2)).toEqual(["US", "AG"]);
  expect(new Set(rows.flatMap(({ countries }) => countries)).size).toBeGreaterThan(240);
});

test.each([
  ["a look-ahead", "(?=6)\\d+"],
  ["a look-behind", "(?<!6)\\d"],
  ["a reference back", "(\\d)\\1"],
  ["an endless repeat of repeats", "(?:(?:\\d{1,99}){1,99}){1,99}"],
  ["an open bracket", "(\\d"],
])("SYS-07 %s is no pattern, and refuses what the source says", (_what, pattern) => {
  expect(isPattern(pattern)).toBe(false);
  const row = { callingCode: 60, countries: ["MY"], lengths: [2], patterns: ["\\d\\d", pattern], example: "12" };
  const read = SourcedPhoneRules.safeParse({ rows: [row] });
  expect(read.error?.issues).toMatchObject([{ path: ["rows", 0, "patterns", 1] }]);
});

test("SYS-07 a rule that refuses its own example, and a calling code that comes twice, are refused", () => {
  const row = { callingCode: 60, countries: ["MY"], lengths: [2], patterns: ["\\d\\d"], example: "12" };
  expect(SourcedPhoneRules.safeParse({ rows: [row] }).success).toBe(true);
  const other = SourcedPhoneRules.safeParse({ rows: [{ ...row, example: "123" }] });
  expect(other.error?.issues).toMatchObject([{ path: ["rows", 0, "example"] }]);
  expect(SourcedPhoneRules.safeParse({ rows: [row, row] }).success).toBe(false);
});

test("SYS-07 a pattern is of the whole number, and costs no more than its length", () => {
  expect([isLike("12|123", "123"), isLike("12", "123"), isLike("23", "123")]).toEqual([true, false, false]);
  expect(isLike("(\\d+)+x", "1".repeat(14))).toBe(false);
});
