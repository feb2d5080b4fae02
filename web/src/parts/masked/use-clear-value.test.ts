import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLEAR_MS, useClearValue } from "./use-clear-value.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("PERM-12 a clear value stands for a minute and no longer", () => {
  const { result } = renderHook(() => useClearValue());
  act(() => result.current[1]("clear"));
  act(() => void vi.advanceTimersByTime(CLEAR_MS - 1));
  expect(result.current[0]).toBe("clear");
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current[0]).toBeNull();
  expect(CLEAR_MS).toBe(60_000);
});
