import { expect, test } from "vitest";
import { countsHere } from "./counts-here.ts";

test("lets so many through in a window, each key by itself, and says how long the window lasts", () => {
  let now = 5_000;
  const count = countsHere(2, 10_000, () => now);
  expect([count("a"), count("a"), count("a"), count("b")]).toEqual([null, null, 10, null]);
  now += 9_500;
  expect(count("a")).toBe(1);
  now += 500;
  expect([count("a"), count("b")]).toEqual([null, null]);
});
