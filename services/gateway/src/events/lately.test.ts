import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { event } from "../testing/live.ts";
import { createLately } from "./lately.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what was said since a moment is all of it, or not known: after a loss, or where more was said than is kept", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 50 })), { maxLength: 60 }),
      fc.nat(1_000),
      (acts, back) => {
        const lately = createLately(5);
        let lost = performance.now();
        const all: number[] = [];
        for (const wait of acts) {
          if (wait === null) {
            lately.forget();
            lost = performance.now();
          } else {
            vi.advanceTimersByTime(wait);
            lately.keep("order", event("order.changed"));
            all.push(performance.now());
          }
        }
        const from = performance.now() - back;
        fc.pre(from !== lost);
        const wanted = all.filter((at) => at >= from);
        const known = lately.since(from)?.map(({ at }) => at) ?? null;
        const isTooFar = from < lost || (known === null && wanted.length > 5);
        expect(known).toEqual(isTooFar ? null : wanted);
      },
    ),
  );
});

test("more than is kept is not known", () => {
  const lately = createLately(2);
  const began = performance.now();
  for (let n = 0; n < 4; n += 1) {
    vi.advanceTimersByTime(10);
    lately.keep("order", { ...event("order.changed"), subject: String(n) });
  }
  expect(lately.since(began)).toBeNull();
  expect(lately.since(performance.now() - 10)?.map((one) => one.event.subject)).toEqual(["2", "3"]);
});
