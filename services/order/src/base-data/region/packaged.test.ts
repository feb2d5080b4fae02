import { COUNTRIES } from "@linehaul/kit/countries";
import { SavedRegion, SourcedRegion } from "@linehaul/schema/base-data/region/row";
import { MOST_PULLED } from "@linehaul/schema/base-data/pull/found";
import { expect, test } from "vitest";
import { packagedRegions } from "./packaged.ts";
import { SHIPPED } from "./shipped.ts";

test("SYS-07 what comes with the release is what a source may say: each place once, of its country, in the words of addresses where they are known", async () => {
  for (const { countryCode } of COUNTRIES) {
    const rows = await packagedRegions(countryCode);
    expect(rows.length).toBeLessThanOrEqual(MOST_PULLED);
    for (const row of rows) {
      expect(SourcedRegion.parse(row)).toEqual(row);
      expect(row.code.startsWith(`${countryCode}-`)).toBe(true);
    }
    expect(new Set(rows.map(({ name }) => name.toLowerCase())).size).toBe(rows.length);
  }
  expect((await packagedRegions("MY")).find(({ code }) => code === "MY-04")).toMatchObject({
    name: "Melaka",
    nameEn: "Malacca",
  });
  expect((await packagedRegions("MY")).map(({ code }) => code)).toContain("MY-09");
  expect((await packagedRegions("MY/MY-10")).map(({ name }) => name)).toEqual(["Petaling Jaya", "Shah Alam", "Klang"]);
});

test("SYS-07 every place of the release could be written by hand", () => {
  for (const { parentCode, ...row } of SHIPPED.values()) {
    expect(SavedRegion.safeParse({ ...row, countryCode: row.code.slice(0, 2) }).error).toBeUndefined();
    expect(parentCode === null || SHIPPED.has(parentCode)).toBe(true);
  }
});

test("SYS-07 Indonesia is known down to its villages; what the release brings keeps its name and code, and stands once", async () => {
  const names = async (place: string) =>
    (await packagedRegions(`ID/${place}`)).map(({ code, name }) => `${code} ${name}`);
  const jakarta = await names("ID-JK");
  expect(jakarta.length).toBe(6);
  expect(jakarta).toContain("ID-JK.01 Jakarta Selatan");
  expect(jakarta).toContain("ID-31.71 Kota Administrasi Jakarta Pusat");
  const south = await names("ID-JK.01");
  expect(south[0]).toBe("ID-JK.01.01 Kebayoran Baru");
  expect(south.filter((name) => name.endsWith("Kebayoran Baru"))).toHaveLength(1);
  expect(south.length).toBe(10);
  const west = await names("ID-JB");
  expect(west).toContain("ID-JB.01 Bandung");
  expect(west).toContain("ID-32.04 Kabupaten Bandung");
  expect(await names("ID-11.01")).toContain("ID-11.01.01 Bakongan");
  expect(await names("ID-11.01.01")).toContain("ID-11.01.01.2001 Keude Bakongan");
  expect([await names("ID-11.01.01.2001"), await names("ID-99"), await names("ID-99.01")]).toEqual([[], [], []]);
});

test("SYS-07 Indonesia has its 38 provinces and none of the groups of islands beside them, as addresses write them; every area could be written by hand", async () => {
  const provinces = await packagedRegions("ID");
  expect(provinces.length).toBe(38);
  expect(provinces.find(({ code }) => code === "ID-SB")).toMatchObject({
    name: "Sumatera Barat",
    nameEn: "West Sumatra",
  });
  for (const { code } of provinces) {
    const regencies = await packagedRegions(`ID/${code}`);
    expect([code, regencies.length > 0]).toEqual([code, true]);
    for (const row of regencies) expect(SavedRegion.safeParse({ ...row, countryCode: "ID" }).error).toBeUndefined();
  }
});
