import { expect, test } from "vitest";
import { bookOf, closed, express, wide } from "./testing/rules.ts";
import { lanesWithoutProduct } from "./without-product.ts";

const asked = { from: "MY", day: "2026-11-20", countries: ["JP", "MY", "SG", "VN"] };

test("SYS-08 countries that nothing goes to are told, closed ones as closed; one that a flow leads to in part alone is among them", () => {
  const toJapan = { ...wide, id: "japan", toCountry: "JP" };
  const inPart = { ...wide, id: "part", toCountry: "VN", toRegion: "Hà Nội" };
  const none = { isClosed: false };
  expect(lanesWithoutProduct(bookOf([express], [toJapan, inPart]), asked)).toEqual([
    { countryCode: "SG", ...none },
    { countryCode: "VN", ...none },
  ]);
  expect(lanesWithoutProduct(bookOf([express], [wide], [closed]), asked)).toEqual([
    { countryCode: "JP", isClosed: true },
  ]);
  expect(lanesWithoutProduct(bookOf([{ ...express, status: "DISABLED" }], [wide]), asked)).toHaveLength(3);
  expect(lanesWithoutProduct(bookOf([express], [{ ...wide, validFrom: "2026-11-21" }]), asked)).toHaveLength(3);
  expect(lanesWithoutProduct(bookOf([express], [wide]), asked)).toEqual([]);
});
