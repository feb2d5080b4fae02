import fc from "fast-check";
import { expect, test } from "vitest";
import { GIVEN_UP_MS, MOST_REST_MS, outcomeOf, restMs, retryAfter } from "./judge.ts";

const NOW = new Date("2026-06-01T10:00:00.000Z");
const status = (n: number) => outcomeOf({ status: n, text: "", retryAfterMs: null });

test("ORD-09 what may be taken later is sent again, what was refused is not", () => {
  for (const later of [408, 425, 429, 500, 502, 503, 504, 599]) expect(status(later)).toBe("LATER");
  for (const refused of [300, 301, 307, 400, 401, 403, 404, 409, 410, 413, 422, 451])
    expect(status(refused)).toBe("REFUSED");
  for (const taken of [200, 201, 202, 204]) expect(status(taken)).toBe("TAKEN");
  expect(outcomeOf({ silence: "RESET" })).toBe("LATER");
  expect(outcomeOf({ silence: "RUBBISH" })).toBe("REFUSED");
});

test("ORD-09 rests grow, end, keep what the receiver asked for, and are never the same for all", () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  const wait = fc.option(fc.integer({ min: 0, max: 10 * GIVEN_UP_MS }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), chance, wait, (attempt, by, retryAfterMs) => {
      const rest = restMs(attempt, { most: MOST_REST_MS, retryAfterMs, chance: by });
      expect(rest).toBeGreaterThanOrEqual(2_500);
      expect(rest).toBeLessThanOrEqual(Math.max(MOST_REST_MS, Math.min(retryAfterMs ?? 0, GIVEN_UP_MS)));
      expect(rest).toBeGreaterThanOrEqual(Math.min(retryAfterMs ?? 0, GIVEN_UP_MS));
    }),
  );
  const at = (attempt: number, by: number) => restMs(attempt, { most: MOST_REST_MS, retryAfterMs: null, chance: by });
  expect([1, 2, 3].map((n) => at(n, 1))).toEqual([5_000, 10_000, 20_000]);
  expect(at(3, 0)).toBe(10_000);
});

test("Retry-After is seconds or a date, and anything else is nothing", () => {
  expect(retryAfter("120", NOW)).toBe(120_000);
  expect(retryAfter("Mon, 01 Jun 2026 10:05:00 GMT", NOW)).toBe(300_000);
  expect(retryAfter("Mon, 01 Jun 2026 09:00:00 GMT", NOW)).toBe(0);
  for (const rubbish of ["", "-1", "soon", "1.5", "99999999999999999999", "Mon, soon"])
    expect(retryAfter(rubbish, NOW)).toBeNull();
  expect(retryAfter(undefined, NOW)).toBeNull();
});
