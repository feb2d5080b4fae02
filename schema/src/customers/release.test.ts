import fc from "fast-check";
import { expect, test } from "vitest";
import { deliveryStates } from "../delivery.ts";
import { RELEASE_STATUSES } from "./release-status.ts";
import { releasedBy, type ReleaseStatus } from "./release.ts";

const states = fc.array(fc.constantFrom(...deliveryStates), { maxLength: 12 });

test("CUS-14 who was released once stays so, whatever becomes of later pushes", () => {
  fc.assert(
    fc.property(states, states, (before, after) => {
      const told = [...before, "PENDING", "SUCCESS", ...after] as const;
      const end = told.reduce<ReleaseStatus>((status, state) => releasedBy(state, status), "ADD");
      expect(end).toBe("RELEASED");
    }),
  );
});
test("CUS-14 add, releasing, then released or reject; a rejected one is released by another push", () => {
  const steps = RELEASE_STATUSES.map((status) => [
    status,
    ...(["PENDING", "SUCCESS", "FAILED"] as const).map((state) => releasedBy(state, status)),
  ]);
  expect(steps).toEqual([
    ["ADD", "RELEASING", "RELEASED", "ADD"],
    ["RELEASING", "RELEASING", "RELEASED", "REJECT"],
    ["RELEASED", "RELEASED", "RELEASED", "RELEASED"],
    ["REJECT", "RELEASING", "RELEASED", "REJECT"],
  ]);
});
