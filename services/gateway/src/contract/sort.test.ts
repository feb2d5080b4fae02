import { expect, test } from "vitest";
import { z } from "zod";
import { sortKeysOf } from "./sort.ts";

const Row = z.object({
  code: z.string().describe("Its code."),
  weight: z.int().nullable().describe("kg."),
  at: z.iso.datetime().describe("When."),
  day: z.iso.date().describe("On which day."),
});
const key = sortKeysOf(
  { CODE_ASC: "code", CODE_DESC: "code", WEIGHT_DESC: "weight", AT_DESC: "at", DAY_DESC: "day" },
  Row,
);
const row = { code: "MYR", weight: null, at: "2026-11-20T10:00:00.000Z", day: "2026-11-20" };

test("a cursor holds the value that the sort goes by; nothing where the row has none", () => {
  expect(key("CODE_DESC").text(row)).toBe("MYR");
  expect(key("WEIGHT_DESC").text({ ...row, weight: 12 })).toBe("12");
  expect(key("WEIGHT_DESC").text(row)).toBeNull();
});

test("the last page is read from behind every value, in the direction that the name says", () => {
  const beyond = (["CODE_ASC", "CODE_DESC", "WEIGHT_DESC", "AT_DESC", "DAY_DESC"] as const).map(
    (sort) => key(sort).beyond,
  );
  expect(beyond).toEqual([null, "", "-2147483648", "0001-01-01T00:00:00.000Z", "0001-01-01"]);
});
