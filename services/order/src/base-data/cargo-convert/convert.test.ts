import fc from "fast-check";
import { expect, test } from "vitest";
import { converter } from "./convert.ts";

const convert = converter([
  { fromTerm: "Phone shell", toTerm: "Mobile phone case", hsCode: "3926.90" },
  { fromTerm: "8518.30", toTerm: null, hsCode: "8518.30.00" },
  { fromTerm: "手机壳", toTerm: "Mobile phone case", hsCode: null },
]);

test("SYS-07 goods are known by their name however it is written, else by their HS code; the rest of them stays", () => {
  expect(convert({ name: " ＰＨＯＮＥ  shell", hsCode: "1111.11", size: "L" })).toEqual({
    name: "Mobile phone case",
    hsCode: "3926.90",
    size: "L",
  });
  expect(convert({ name: "Headset", hsCode: "851830" })).toEqual({ name: "Headset", hsCode: "8518.30.00" });
  expect(convert({ name: "手机壳", hsCode: "4202.32" })).toEqual({ name: "Mobile phone case", hsCode: "4202.32" });
});

test("SYS-07 an HS code that a sheet left out is filled by the name", () => {
  expect(convert({ name: "phone shell" })).toEqual({ name: "Mobile phone case", hsCode: "3926.90" });
});

test("SYS-07 what has no conversion is the same object, whatever stands in it", () => {
  const known = new Set(["phone shell", "手机壳", "851830"]);
  const text = fc.string().filter((one) => !known.has(one.normalize("NFKC").trim().toLowerCase()));
  fc.assert(
    fc.property(fc.record({ name: fc.oneof(text, fc.constant(undefined)), hsCode: fc.anything() }), (goods) => {
      fc.pre(typeof goods.hsCode !== "string");
      expect(convert(goods)).toBe(goods);
    }),
  );
});
