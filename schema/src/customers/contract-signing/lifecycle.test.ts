import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { CONTRACT_STATES, CONTRACT_STEPS, type ContractStep, mayTake } from "./lifecycle.ts";

const STEPS: readonly ContractStep[] = ["SIGN", "EXPIRE", "TERMINATE"];

test("CUS-22 whatever is tried in whatever order, a contract is signed once and ends once", () => {
  assert(
    property(array(constantFrom(...STEPS), { maxLength: 12 }), (tried) => {
      let state: (typeof CONTRACT_STATES)[number] = "DRAFT";
      const taken = tried.filter((step) => {
        if (!mayTake(step, state)) return false;
        state = CONTRACT_STEPS[step].to;
        return true;
      });
      expect(taken.length).toBeLessThanOrEqual(2);
      expect(taken[0] ?? "SIGN").toBe("SIGN");
    }),
  );
  expect(STEPS.filter((step) => mayTake(step, "EXPIRED") || mayTake(step, "TERMINATED"))).toEqual([]);
});
