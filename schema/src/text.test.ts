import fc from "fast-check";
import { expect, it } from "vitest";
import {
  columnLetters,
  columnNumber,
  extractNumber,
  spreadsheetCells,
  stripCommas,
  stripEmoji,
  stripLineBreaks,
  stripSpace,
} from "./text.ts";

it("TXT-01 strips emoji, white space, commas and line breaks, and nothing else", () => {
  expect(stripEmoji("陈👩‍👩‍👧 Tan🇲🇾 1 ok✅")).toBe("陈 Tan 1 ok");
  expect(stripEmoji("12#*\t\0~")).toBe("12#*\t\0~");
  expect(stripEmoji("1️⃣2#️⃣")).toBe("2");
  expect(stripSpace(" a\tb　c\n")).toBe("abc");
  expect(stripCommas("1,234，5")).toBe("12345");
  expect(stripLineBreaks("a\r\nb\u2028c")).toBe("abc");
});
it("TXT-01 keeps digits and dots of a number", () => {
  expect(extractNumber("MYR 1,234.50 net")).toBe("1234.50");
  fc.assert(fc.property(fc.string(), (s) => /^[\d.]*$/.test(extractNumber(s))));
});
it("TXT-04 turns column numbers to letters and back", () => {
  expect([1, 26, 27, 52, 703].map(columnLetters)).toEqual(["A", "Z", "AA", "AZ", "AAA"]);
  fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000 }), (n) => columnNumber(columnLetters(n)) === n));
  expect(columnNumber("A1")).toBeNull();
});
it("TXT-04 names the cells of what was copied from a spreadsheet", () => {
  expect(spreadsheetCells("a\tb\r\nc").map(({ place, text }) => `${place}=${text}`)).toEqual(["A1=a", "B1=b", "A2=c"]);
  expect(spreadsheetCells("\t".repeat(26)).at(-1)?.place).toBe("AA1");
});
