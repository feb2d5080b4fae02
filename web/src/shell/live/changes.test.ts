import { createMockEnvironment } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "./changes.ts";

/** Longer than any pause. */
const LONG_MS = 60_000;
const STREAMS = 20;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How many of those who wait for a stop are still waiting. */
function countWaiting(): () => number {
  const added = vi.spyOn(AbortSignal.prototype, "addEventListener");
  const removed = vi.spyOn(AbortSignal.prototype, "removeEventListener");
  return () => added.mock.calls.length - removed.mock.calls.length;
}

test("a stream that ended leaves nothing behind, however many there were; the last one is stopped", async () => {
  const environment = createMockEnvironment();
  const waiting = countWaiting();
  const stop = listen(environment, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  for (let n = 0; n < STREAMS; n += 1) {
    environment.mock.complete(environment.mock.getMostRecentOperation());
    await vi.advanceTimersByTimeAsync(LONG_MS);
  }
  expect(waiting()).toBeLessThanOrEqual(1);
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  stop();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});
