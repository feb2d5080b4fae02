import { expect, test, vi } from "vitest";
import { remembered } from "./remembered.ts";

test("SEC-13 of headers that clients invent, neither many nor long ones are kept", () => {
  const read = vi.fn<(text: string) => number>((text) => text.length);
  const know = remembered(read);
  const readAgain = (text: string): boolean => {
    know(text);
    const before = read.mock.calls.length;
    expect(know(text)).toBe(text.length);
    return read.mock.calls.length > before;
  };
  expect(readAgain("x".repeat(500))).toBe(false);
  expect(readAgain("x".repeat(501))).toBe(true);
  for (let n = 1; n < 1_000; n++) know(`text ${n}`);
  expect(readAgain("one more")).toBe(true);
  expect(readAgain("text 1")).toBe(false);
});
