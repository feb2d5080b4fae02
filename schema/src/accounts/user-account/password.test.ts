import fc from "fast-check";
import { expect, test } from "vitest";
import { isPassword } from "./password.ts";

test.each([
  ["abcdefg1", true],
  ["ABCDEFG1", true],
  ["abcdefgH", true],
  ["abcdefg!", true],
  ["密码abc123", false],
  ["abcdefg", false],
  ["abcd 123", false],
  ["abcd\u3000123", false],
  ["abcdefgh", false],
  ["ABCDEFGH", false],
  ["12345678", false],
  ["!@#$%^&*", false],
  ["a1".repeat(10), true],
  [`${"a1".repeat(10)}b`, false],
  ["a1😀😀😀😀😀😀", true],
])("ACC-01 %j: %s", (text, is) => expect(isPassword(text)).toBe(is));

test("ACC-01 letters of one kind alone are never enough, whatever their number", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("abcxyz", "ABCXYZ", "0123456789", "!?-_é€"),
      fc.infiniteStream(fc.nat()),
      (of, picks) => {
        const letters = of.split("");
        const text = Array.from({ length: 12 }, () => letters[(picks.next().value ?? 0) % letters.length]).join("");
        expect(isPassword(text)).toBe(false);
      },
    ),
  );
});
