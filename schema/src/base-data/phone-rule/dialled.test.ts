import fc from "fast-check";
import { expect, test } from "vitest";
import { codesOf, dialledDigits, problemBy, ruleOf, spans } from "./dialled.ts";

const RULE = {
  callingCode: 60,
  countries: ["MY"],
  lengths: [8, 9, 10],
  patterns: ["1\\d+", "3\\d+"],
  example: "123456789",
};
const isLike = (pattern: string, national: string) => new RegExp(`^(?:${pattern})$`).test(national);

test.each([
  ["+60 3-5191 2200", "60351912200"],
  ["+60 (0)3 5191 2200", "60351912200"],
  ["＋60（3）5191", "6035191"],
  ["03-5191 2200", null],
  ["0060 3", null],
  ["+", ""],
])("SYS-07 %s is dialled as %s", (text, digits) => {
  expect(dialledDigits(text)).toBe(digits);
});

test("SYS-07 a rule says how many digits and what they are like; a message names them, with an example", () => {
  const params = { code: "60", example: "+60 123456789" };
  expect(problemBy(RULE, "60351912200", isLike)).toBeNull();
  expect(problemBy(RULE, "6035191", isLike)).toEqual({ key: "phone.length", params: { ...params, lengths: "8–10" } });
  expect(problemBy(RULE, "60951912200", isLike)).toEqual({ key: "phone.pattern", params });
});

test("SYS-07 the rule of a number is that of its calling code, of several the longest; others have none", () => {
  const rules = [1, 12, 60].map((callingCode) => ({ callingCode }));
  expect(ruleOf(rules, "1242")).toEqual({ callingCode: 12 });
  expect(ruleOf(rules, "1342")).toEqual({ callingCode: 1 });
  expect(ruleOf(rules, "84")).toBeUndefined();
  expect(codesOf("12345")).toEqual([1, 12, 123, 1234]);
  expect(codesOf("1")).toEqual([1]);
});

test("SYS-07 spans say the same lengths, shorter", () => {
  expect(spans([12, 7, 9, 8])).toBe("7–9, 12");
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1 }), (lengths) => {
      const said = spans(lengths)
        .split(", ")
        .flatMap((span) => {
          const [from = 0, to = from] = span.split("–").map(Number);
          return Array.from({ length: to - from + 1 }, (_, n) => from + n);
        });
      expect(said).toEqual([...lengths].sort((a, b) => a - b));
    }),
  );
});
