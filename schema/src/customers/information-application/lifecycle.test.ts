import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  type ApplicationStep,
  excludedBy,
  isReviewed,
  ledBy,
  mayEdit,
} from "./lifecycle.ts";

const STEPS: readonly ApplicationStep[] = ["SUBMIT", "WITHDRAW", "ACCEPT", "RETURN"];

test("CUS-19 whatever is tried in whatever order, an application is decided only after it was submitted, and accepted once", () => {
  assert(
    property(array(constantFrom(...STEPS), { maxLength: 20 }), (tried) => {
      let status: (typeof APPLICATION_STATUSES)[number] = "DRAFT";
      const taken: ApplicationStep[] = [];
      for (const step of tried) {
        const to = ledBy(step, status);
        if (to === null) continue;
        status = to;
        taken.push(step);
      }
      // Every other one is a submission: the rest answers it.
      expect(taken.filter((_step, n) => n % 2 === 0).every((step) => step === "SUBMIT")).toBe(true);
      expect(taken.filter((_step, n) => n % 2 === 1).includes("SUBMIT")).toBe(false);
      expect(taken.slice(0, -1)).not.toContain("ACCEPT");
    }),
  );
});

test("CUS-19 what is written is a draft or what was returned; a card alone is not reviewed; what excludes another is excluded by it", () => {
  expect(APPLICATION_STATUSES.filter(mayEdit)).toEqual(["DRAFT", "RETURNED"]);
  expect(APPLICATION_KINDS.filter((kind) => !isReviewed(kind))).toEqual(["CARD"]);
  const excluded = APPLICATION_KINDS.filter((kind) => excludedBy(kind) !== null);
  expect(excluded).toEqual(["OVERSEAS_WAREHOUSE", "SUPPLY_CHAIN"]);
  expect(excluded.map((kind) => excludedBy(excludedBy(kind) ?? kind))).toEqual(excluded);
});
