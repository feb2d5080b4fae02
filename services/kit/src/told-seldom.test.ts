import { expect, test } from "vitest";
import { toldSeldom } from "./told-seldom.ts";

test("FLT-13 what happens again and again is told once in a while, with how often it was not", () => {
  let now = 0;
  const told: number[] = [];
  const seldom = toldSeldom(1_000, () => now);
  for (now = 0; now < 2_100; now += 300) seldom((keptBack) => told.push(keptBack));
  expect(told).toEqual([0, 3]);
});
