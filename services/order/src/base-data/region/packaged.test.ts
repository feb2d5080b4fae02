import { COUNTRIES } from "@linehaul/kit/countries";
import { SavedRegion, SourcedRegion } from "@linehaul/schema/base-data/region/row";
import { MOST_PULLED } from "@linehaul/schema/base-data/pull/found";
import { expect, test } from "vitest";
import { packagedRegions } from "./packaged.ts";
import { SHIPPED } from "./shipped.ts";

test("SYS-07 what comes with the release is what a source may say: each place once, of its country, in the words of addresses where they are known", () => {
  for (const { countryCode } of COUNTRIES) {
    const rows = packagedRegions(countryCode);
    expect(rows.length).toBeLessThanOrEqual(MOST_PULLED);
    for (const row of rows) {
      expect(SourcedRegion.parse(row)).toEqual(row);
      expect(row.code.startsWith(`${countryCode}-`)).toBe(true);
    }
    expect(new Set(rows.map(({ name }) => name.toLowerCase())).size).toBe(rows.length);
  }
  expect(packagedRegions("MY").find(({ code }) => code === "MY-04")).toMatchObject({
    name: "Melaka",
    nameEn: "Malacca",
  });
  expect(packagedRegions("MY").map(({ code }) => code)).toContain("MY-09");
  expect(packagedRegions("MY/MY-10").map(({ name }) => name)).toEqual(["Petaling Jaya", "Shah Alam", "Klang"]);
});

test("SYS-07 every place of the release could be written by hand", () => {
  for (const { parentCode, ...row } of SHIPPED.values()) {
    expect(SavedRegion.safeParse({ ...row, countryCode: row.code.slice(0, 2) }).error).toBeUndefined();
    expect(parentCode === null || SHIPPED.has(parentCode)).toBe(true);
  }
});
