import { expect, test } from "vitest";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { stepsOf } from "./steps.ts";

test("an order is at one step of its way, all before it done", () => {
  for (const status of ORDER_STATUSES.filter((s) => s !== "CANCELLED")) {
    const at = stepsOf(status, []).map((s) => s.at);
    expect(at.filter((a) => a === "now")).toHaveLength(status === "DELIVERED" ? 0 : 1);
    expect(at.join(" ")).toMatch(/^(done ?)+(now ?)?(later ?)*$/);
  }
});
test("a cancelled order stops where it was cancelled", () => {
  expect(stepsOf("CANCELLED", ["CREATED"]).map((s) => s.id)).toEqual(["CREATED", "CANCELLED"]);
  expect(stepsOf("CANCELLED", ["CREATED", "AUTO_PASSED"]).map((s) => s.id)).toEqual([
    "CREATED",
    "REVIEW",
    "APPROVED",
    "CANCELLED",
  ]);
});
test("a state of a newer release has no path yet", () => {
  expect(stepsOf("RETURNED", [])).toEqual([]);
});
