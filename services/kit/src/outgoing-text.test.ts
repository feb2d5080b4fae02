import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanHeaders, fileName, logText, MOST_IN_LOG, MOST_IN_PART, pathPart, queryText } from "./outgoing-text.ts";

/** Any text at all, halves of characters too. */
const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 1_000 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom("", ".", "..", "../", "%2f", "a\nb", "中", "\0", "\ud800", "__proto__", "x".repeat(1_000_000)),
);

describe("FLT-01 whatever a text holds, what is made of it is clean", () => {
  test("a header is printable ASCII, as it was, or nothing is sent", () => {
    const sent = (text: string): unknown => {
      try {
        return cleanHeaders({ "x-a": "b", "x-text": text });
      } catch {
        return "refused";
      }
    };
    fc.assert(
      fc.property(anything, (text) => {
        expect(sent(text)).toEqual(/^[ -~]*$/.test(text) ? { "x-a": "b", "x-text": text } : "refused");
      }),
    );
    expect(() => cleanHeaders({ "set-cookie": ["a=b", "c=\r\n"] })).toThrow("set-cookie");
    expect(cleanHeaders({ "content-length": 7, "x-none": undefined })).toEqual({ "content-length": 7 });
  });

  test("a part of a path stays one part, reads as it was, and is no way up", () => {
    /** The text that a router reads in the middle; null where the address is not of three parts any more. */
    const readFrom = (part: string): string | null => {
      const [, one, middle = "", three, ...more] = new URL(`/one/${part}/three`, "http://here").pathname.split("/");
      return one === "one" && three === "three" && more.length === 0 ? decodeURIComponent(middle) : null;
    };
    const isTooLong = (text: string): boolean => encodeURIComponent(text.toWellFormed()).length > MOST_IN_PART;
    fc.assert(
      fc.property(anything, (text) => {
        const part = pathPart(text);
        const mayBeRefused = /^\.{0,2}$/.test(text) || !text.isWellFormed() || isTooLong(text);
        expect(part === null ? mayBeRefused : readFrom(part) === text).toBe(true);
      }),
    );
  });

  test("a query reads as it was but for halves of characters, and has an end", () => {
    const read = (query: string): string[] => (/^[!-~]*$/.test(query) ? [...new URLSearchParams(query)].flat() : []);
    fc.assert(
      fc.property(anything, anything, (name, value) => {
        const query = queryText([[name, value]]);
        const texts = query === null ? null : read(query);
        expect(texts).toEqual(
          name.length + value.length < 600 || texts ? [name, value].map((t) => t.toWellFormed()) : null,
        );
      }),
    );
  });

  test("a file's name is letters, digits, dots, dashes and underscores", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(fileName(text)).toMatch(/^[\w.-]*$/);
      }),
    );
  });

  test("FLT-08 a field of a log line is the beginning of the text, 200 characters at the most", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const told = logText(text);
        expect(told).toHaveLength(Math.min(text.length, MOST_IN_LOG));
        expect(text.length > MOST_IN_LOG ? told.isWellFormed() && told.endsWith("…") : told === text).toBe(true);
      }),
    );
  });
});
