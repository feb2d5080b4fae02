import { expect, test } from "vitest";
import { breaker } from "./breaker.ts";

test("opens after failures in a row, lets one call look after each rest, and closes on success", () => {
  let now = 0;
  const gate = breaker({ failures: 2, restMs: 100, now: () => now });
  gate.failed();
  gate.succeeded();
  gate.failed();
  expect(gate.pass()).toBe(true);
  gate.failed();
  expect(gate.pass()).toBe(false);
  now = 100;
  expect([gate.pass(), gate.pass()]).toEqual([true, false]);
  gate.failed();
  now = 150;
  expect(gate.pass()).toBe(false);
  now = 200;
  expect(gate.pass()).toBe(true);
  gate.succeeded();
  expect([gate.pass(), gate.pass()]).toEqual([true, true]);
});
