import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf, partsOf, plainText, shortened } from "./lines.ts";

const measure = (text: string): number => Array.from(text).length;

test("ORD-10 a line ends between words, and between characters where words have no spaces", () => {
  expect(linesOf(partsOf("Kejora Elektronik Sdn Bhd, Penang"), 16, measure)).toEqual([
    "Kejora",
    "Elektronik Sdn",
    "Bhd, Penang",
  ]);
  expect(linesOf(partsOf("深圳市南山区科技园"), 4, measure).join("")).toBe("深圳市南山区科技园");
  expect(linesOf(partsOf("x".repeat(10)), 4, measure)).toEqual(["xxxx", "xxxx", "xx"]);
});

test("ORD-10 no line is wider than its place, and none of the text is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), fc.integer({ min: 8, max: 40 }), (given, width) => {
      const text = plainText(given);
      expect(partsOf(text).join("")).toBe(text);
      const lines = linesOf(partsOf(text), width, measure);
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      // A character of several parts is never taken apart.
      for (const line of lines)
        expect(measure(line) <= width || [...new Intl.Segmenter().segment(line)].length === 1).toBe(true);
    }),
  );
});

test("ORD-10 what is left out is shown to be", () => {
  expect(shortened(["one", "two", "three"], 2, 4, measure)).toEqual(["one", "two…"]);
  expect(shortened(["one", "two", "three"], 2, 3, measure)).toEqual(["one", "tw…"]);
  expect(shortened(["one"], 2, 3, measure)).toEqual(["one"]);
});
