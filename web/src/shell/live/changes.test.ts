import { createMockEnvironment } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChangeTopic } from "../../tab/changes.ts";
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
  vi.unstubAllGlobals();
});

const variablesOf = (environment: ReturnType<typeof createMockEnvironment>) =>
  environment.mock.getMostRecentOperation().request.variables;
/** What the stream in front tells. */
const tell = (environment: ReturnType<typeof createMockEnvironment>, changes: readonly ChangeTopic[]) =>
  environment.mock.nextValue(environment.mock.getMostRecentOperation(), { data: { changes } });

/** Windows of one browser, of which the first has the stream until it is closed. */
function lockForOne() {
  const waiting: (() => unknown)[] = [];
  const request = async (_name: string, { signal }: { signal: AbortSignal }, lead: () => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (waiting.push(resolve) === 1) resolve();
    await promise;
    if (!signal.aborted) await lead();
    waiting.shift();
    waiting[0]?.();
  };
  vi.stubGlobal("navigator", { locks: { request } });
}

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

test("SHELL-12 the first stream tells what changed since the window began, each further one what changed since the last word", async () => {
  const environment = createMockEnvironment();
  const began = Date.now() - performance.timeOrigin;
  await vi.advanceTimersByTimeAsync(700);
  const stop = listen(environment, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(variablesOf(environment)["missed"]).toBeCloseTo(began + 2_700, -2);
  await vi.advanceTimersByTimeAsync(30_000);
  tell(environment, []);
  await vi.advanceTimersByTimeAsync(5_000);
  environment.mock.complete(environment.mock.getMostRecentOperation());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(variablesOf(environment)["missed"]).toBe(8_000);
  stop();
});

test("SHELL-12 a window that begins beside another is told what that one heard meanwhile, alone; it goes on where that one ended", async () => {
  lockForOne();
  const environment = createMockEnvironment();
  const heard: Record<"first" | "second", (readonly ChangeTopic[])[]> = { first: [], second: [] };
  const stopFirst = listen(environment, (topics) => heard.first.push(topics));
  await vi.advanceTimersByTimeAsync(0);
  tell(environment, ["TASKS"]);
  vi.setSystemTime(Date.now() + LONG_MS);
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(Date.now());
  tell(environment, ["ORDERS"]);
  const stopSecond = listen(environment, (topics) => heard.second.push(topics));
  await vi.waitFor(() => expect(heard.second).toEqual([["ORDERS"]]));
  tell(environment, ["PUSHES"]);
  await vi.waitFor(() => expect(heard.second).toEqual([["ORDERS"], ["PUSHES"]]));
  expect(heard.first).toEqual([["TASKS"], ["ORDERS"], ["PUSHES"]]);
  vi.setSystemTime(Date.now() + 4_000);
  stopFirst();
  await vi.waitFor(() => expect(variablesOf(environment)["missed"]).toBeGreaterThanOrEqual(6_000));
  expect(variablesOf(environment)["missed"]).toBeLessThan(7_000);
  stopSecond();
});
