import fc from "fast-check";
import { expect, test } from "vitest";
import { doMeet, hasPost, isPostRange, plainPost, type PostRange } from "./post-range.ts";

const range = (postFrom: string, postTo = postFrom): PostRange => ({ postFrom, postTo });

test("SYS-07 a post code is of a range whatever its spaces, signs and small letters are, and with whatever follows", () => {
  expect(hasPost(range("46000", "46999"), "46 350")).toBe(true);
  expect(hasPost(range("46000", "46999"), "47000")).toBe(false);
  expect(hasPost(range("941"), "94103-1234")).toBe(true);
  expect(hasPost(range("M1", "M3"), "m1 4bt")).toBe(true);
  expect(hasPost(range("46000", "46999"), "46")).toBe(false);
});

test.each([
  ["", "46999"],
  ["--", "--"],
  ["46000", "469"],
  ["46999", "46000"],
])("SYS-07 %j to %j is no range", (from, to) => {
  expect(isPostRange(range(from, to))).toBe(false);
});

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom("0", "1", "2", "3"), minLength: length, maxLength: length });
const someRange = fc
  .integer({ min: 1, max: 3 })
  .chain((length) => fc.tuple(digits(length), digits(length)))
  .map(([a, b]) => (a <= b ? range(a, b) : range(b, a)));
/** Every post code of three digits of which there are four. */
const all = Array.from({ length: 64 }, (_, n) => n.toString(4).padStart(3, "0"));

test("SYS-07 ranges meet exactly where a post code is of both", () => {
  fc.assert(
    fc.property(someRange, someRange, (a, b) => {
      const both = all.some((code) => hasPost(a, code) && hasPost(b, code));
      expect(doMeet(a, b)).toBe(both);
      expect(doMeet(b, a)).toBe(both);
      expect(isPostRange(a)).toBe(true);
    }),
  );
});

test("SYS-07 plain is plain", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainPost(plainPost(text))).toBe(plainPost(text));
    }),
  );
});
