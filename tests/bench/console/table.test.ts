import { expect, test } from "vitest";
import type { Sample } from "./sample.ts";
import { lines, share } from "./table.ts";

const samples = (name: Sample["name"], values: readonly number[]): Sample[] =>
  values.map((main, round) => ({ what: "switch", name, round, figures: { main } }));
const words = (line: string | undefined): string[] => (line ?? "").split(/ {2,}/);

test("of a hundred, 95 are not above the share of 95", () => {
  expect(
    share(
      Array.from({ length: 100 }, (_, n) => 100 - n),
      95,
    ),
  ).toBe(95);
  expect(share([7], 95)).toBe(7);
});

test("a ratio is taken within a turn, so that a busy machine hits both", () => {
  const [, line] = lines([...samples("before", [100, 1000, 200]), ...samples("after", [20, 200, 40])]);
  expect(words(line)).toEqual(expect.arrayContaining(["switch", "main", "200.0", "40.0", "0.20", "MISSED p95 ≤ 100"]));
});

test("without a build before, nothing is said of ratios", () => {
  const [, line] = lines(samples("after", [20, 20]));
  expect(line?.trimEnd()).toMatch(/ met$/);
  expect(line).not.toContain("NaN");
});
