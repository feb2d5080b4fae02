import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTakesLong } from "./use-takes-long.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a quick answer dims no rows; one that takes long does, until it is there", () => {
  const { result, rerender } = renderHook(useTakesLong, { initialProps: true });
  expect(result.current).toBe(false);
  rerender(false);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
});
