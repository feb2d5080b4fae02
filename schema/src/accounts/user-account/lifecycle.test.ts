import fc from "fast-check";
import { expect, test } from "vitest";
import { ACCOUNT_STATUSES, ACCOUNT_STEPS, type AccountStep, ledTo } from "./lifecycle.ts";

const STEPS = Object.keys(ACCOUNT_STEPS).filter((step): step is AccountStep => step in ACCOUNT_STEPS);

test("ACC-06 accounts go the ways of the table and no other; what is cancelled is never anything else", () => {
  const taken = new Set<string>();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (steps) => {
      let status: (typeof ACCOUNT_STATUSES)[number] = "INACTIVATED";
      let isCancelled = false;
      for (const step of steps) {
        const to = ledTo(step, status);
        if (to === null) continue;
        taken.add(`${status} ${to}`);
        expect(isCancelled).toBe(false);
        status = to;
        isCancelled = to === "CANCELLED";
      }
    }),
    { numRuns: 2_000 },
  );
  expect([...taken].toSorted((a, b) => a.localeCompare(b))).toEqual([
    "ACTIVATED FORBIDDEN",
    "ACTIVATED LOCKED",
    "ACTIVATED PRE_CANCEL",
    "FORBIDDEN ACTIVATED",
    "INACTIVATED ACTIVATED",
    "LOCKED ACTIVATED",
    "PRE_CANCEL ACTIVATED",
    "PRE_CANCEL CANCELLED",
  ]);
});
