import fc from "fast-check";
import { expect, test } from "vitest";
import { groupsOf } from "./grouped-number.tsx";

test("a waybill number reads in groups of four digits", () => {
  expect(groupsOf("SF604188201177")).toEqual(["SF6041", "8820", "1177"]);
  expect(groupsOf("SF60418820117")).toEqual(["SF6041", "8820", "117"]);
  expect(groupsOf("12")).toEqual(["12"]);
});
test("grouping loses nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(groupsOf(text).join("")).toBe(text);
    }),
  );
});
