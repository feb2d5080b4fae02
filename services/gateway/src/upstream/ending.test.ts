import { expect, test, vi } from "vitest";
import { endsAfter, isLate, Open } from "./ending.ts";

test("whoever listens is told once, with the first reason; whoever is done is not", () => {
  const ending = new Open();
  const [told, done] = [vi.fn<(reason: Error) => void>(), vi.fn<(reason: Error) => void>()];
  ending.onEnd(told);
  ending.onEnd(done);
  ending.offEnd(done);
  const left = new Error("left");
  ending.end(left);
  ending.end(new Error("later"));
  expect(told.mock.calls).toEqual([[left]]);
  expect(done).not.toHaveBeenCalled();
  expect(ending.reason).toBe(left);
});

test("a signal says the same, whether it was asked for before the end or after", () => {
  const [early, late] = [new Open(), new Open()];
  const { signal } = early;
  expect(signal.aborted).toBe(false);
  for (const ending of [early, late]) ending.end(new Error("left"));
  expect([signal.aborted, signal.reason, late.signal.aborted]).toEqual([true, early.reason, true]);
});

test("what ends by time says that it is late", async () => {
  const ending = endsAfter(1);
  await vi.waitFor(() => expect(ending.reason).toBeDefined());
  expect(ending.reason && isLate(ending.reason)).toBe(true);
  expect(isLate(new Error("left"))).toBe(false);
});
