import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonWriter, written, type Written } from "./written.ts";

const bytesOf = ({ data, encoding }: Written): Buffer =>
  typeof data === "string" ? Buffer.from(data, encoding) : data;
/** Short and long, of ASCII, of Latin-1, of more, with halves of pairs. */
const text = fc
  .tuple(
    fc.string({ unit: fc.constantFrom("a", '"', "é", "•", "林", "🚚", "\ud83d"), maxLength: 40 }),
    fc.constantFrom(1, 2_000, 40_000),
  )
  .map(([some, times]) => some.repeat(times));

test("whatever came before, JSON is sent as the UTF-8 that it is", () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
      const write = jsonWriter();
      for (const json of texts.map((one) => JSON.stringify(one))) {
        const sent = write(json);
        expect(bytesOf(sent).equals(Buffer.from(json))).toBe(true);
        expect(sent.length).toBe(Buffer.byteLength(json));
      }
    }),
    { numRuns: 60 },
  );
});

test("any body has its length in bytes, and only ASCII is sent letter by letter", () => {
  expect(written("abc")).toEqual({ data: "abc", length: 3, encoding: "latin1" });
  expect(written("é")).toEqual({ data: "é", length: 2, encoding: "utf8" });
  expect(written(Buffer.from("é")).length).toBe(2);
});
