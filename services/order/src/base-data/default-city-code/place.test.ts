import { expect, test } from "vitest";
import { cityCodeOf } from "./place.ts";

const region = (name: string, cityCode: string) => ({
  countryCode: "MY",
  region: name,
  postFrom: "",
  postTo: "",
  cityCode,
});
const posts = (postFrom: string, postTo: string, cityCode: string) => ({
  countryCode: "MY",
  region: "",
  postFrom,
  postTo,
  cityCode,
});
const rows = [
  region("Selangor", "SHA"),
  region("Klang", "KLG"),
  posts("46000", "46999", "PJY"),
  { ...posts("46000", "46999", "BER"), countryCode: "DE" },
];
const at = (postCode: string | null, ...regionLevels: string[]) =>
  cityCodeOf(rows, { countryCode: "MY", regionLevels, postCode });

test("SYS-07 a city code is that of the post code, else of the smallest region that is named", () => {
  expect(at("46 350", "Selangor", "Klang")).toBe("PJY");
  expect(at("41000", " selangor", "KLANG")).toBe("KLG");
  expect(at(null, "Selangor", "Shah Alam")).toBe("SHA");
});

test("SYS-07 where nothing is named there is none, and another country's is not taken", () => {
  expect(at("99999", "Perlis")).toBeNull();
  expect(at("46")).toBeNull();
  expect(cityCodeOf(rows, { countryCode: "ID", regionLevels: ["Selangor"], postCode: "46350" })).toBeNull();
  expect(cityCodeOf([], { countryCode: "MY", regionLevels: [], postCode: null })).toBeNull();
});
