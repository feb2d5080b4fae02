import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOCK_MS, useLock } from "./use-lock.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("ERR-05 an action set off is locked for 3 s, for a press in the same moment too", () => {
  const { result } = renderHook(() => useLock());
  act(() => {
    expect(result.current.take()).toBe(true);
    expect(result.current.take()).toBe(false);
  });
  act(() => void vi.advanceTimersByTime(LOCK_MS - 1));
  expect(result.current.isLocked).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.isLocked).toBe(false);
  act(() => expect(result.current.take()).toBe(true));
});
