import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addToast, type Toast, type ToastInput } from "./queue.ts";

const add = (...inputs: ToastInput[]): readonly Toast[] =>
  inputs.reduce<readonly Toast[]>((list, input, n) => addToast(list, input, n), []);

describe("toasts", () => {
  test("ERR-01 lasts 3 s with a short detail and stays with a longer one, unless it says how long", () => {
    expect(add({ tone: "critical", text: "No", detail: "x".repeat(50) })[0]?.lasts).toBe(3000);
    expect(add({ tone: "critical", text: "No", detail: "x".repeat(51) })[0]?.lasts).toBeNull();
    expect(add({ tone: "critical", text: "No", detail: "x".repeat(51), lasts: 5000 })[0]?.lasts).toBe(5000);
  });
  test("at most three, equal ones merged, the newest always shown", () => {
    const input = fc.record({ tone: fc.constant("info" as const), text: fc.constantFrom("a", "b", "c", "d", "e") });
    fc.assert(
      fc.property(fc.array(input, { minLength: 1 }), (inputs) => {
        const list = add(...inputs);
        expect(list.length).toBeLessThanOrEqual(3);
        expect(new Set(list.map((t) => t.text)).size).toBe(list.length);
        expect(list.some((t) => t.text === inputs.at(-1)?.text)).toBe(true);
      }),
    );
  });
});
