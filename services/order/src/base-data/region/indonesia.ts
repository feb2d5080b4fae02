import type { SourcedRegion } from "@linehaul/schema/base-data/region/row";
import { textRows } from "../text-rows.ts";
import { englishOf } from "./cldr.ts";
import { SHIPPED, type ShippedRegion } from "./shipped.ts";

/** ISO 3166-2 of each province, by the number that the ministry's codes begin with. */
const PROVINCES = new Map(
  textRows(`
11 · ID-AC
12 · ID-SU
13 · ID-SB
14 · ID-RI
15 · ID-JA
16 · ID-SS
17 · ID-BE
18 · ID-LA
19 · ID-BB
21 · ID-KR
31 · ID-JK
32 · ID-JB
33 · ID-JT
34 · ID-YO
35 · ID-JI
36 · ID-BT
51 · ID-BA
52 · ID-NB
53 · ID-NT
61 · ID-KB
62 · ID-KT
63 · ID-KS
64 · ID-KI
65 · ID-KU
71 · ID-SA
72 · ID-ST
73 · ID-SN
74 · ID-SG
75 · ID-GO
76 · ID-SR
81 · ID-MA
82 · ID-MU
91 · ID-PA
92 · ID-PB
93 · ID-PS
94 · ID-PT
95 · ID-PE
96 · ID-PD
`).map(([number = "", code = ""]) => [code, number]),
);

interface Area {
  /** The ministry's: `31`, `31.74`, `31.74.07`, `31.74.07.1001`. */
  readonly code: string;
  readonly name: string;
}
const PARTS_BELOW = ["provinces", "regencies", "districts", "villages"] as const;

/** What lies in an area (none: in the country), as `idn-area-data` knows it (its data: ODbL 1.0). It is large, and comes when it is first asked. */
async function within(area: string): Promise<Area[]> {
  const { getData } = await import("idn-area-data");
  const level = PARTS_BELOW[area === "" ? 0 : area.split(".").length];
  const all = level === undefined ? [] : await getData<Area>(level);
  return all.filter(({ code }) => code.slice(0, Math.max(0, code.lastIndexOf("."))) === area);
}

const CITY = /^Kota (?:Administrasi )?/;
const bareName = (name: string): string => name.replace(CITY, "").replace(/^Kabupaten (?:Administrasi )?/, "");
/** The area that a place of the release is: addresses call a city by its bare name, and mean it rather than the regency around it. */
const areaOfShipped = (areas: readonly Area[], name: string): Area | undefined => {
  const called = areas.filter((area) => bareName(area.name) === name);
  return called.find((area) => CITY.test(area.name)) ?? called[0];
};

/** The area that a region's code means; undefined for one that is not known. */
async function areaOf(code: string): Promise<string | undefined> {
  const own = /^ID-(\d\d(?:\.\d\d){1,2})$/.exec(code)?.[1];
  const shipped = SHIPPED.get(code);
  if (own !== undefined || shipped === undefined || shipped.parentCode === null) return own ?? PROVINCES.get(code);
  const parent = await areaOf(shipped.parentCode);
  return parent === undefined ? undefined : areaOfShipped(await within(parent), shipped.name)?.code;
}

/** Its provinces, beside those that the release brings: CLDR's codes have groups of islands among them. */
async function provinces(): Promise<SourcedRegion[]> {
  const named = new Map((await within("")).map(({ code, name }) => [code, name]));
  return [...PROVINCES]
    .filter(([code]) => !SHIPPED.has(code))
    .map(([code, number]) => regionOf(code, named.get(number) ?? englishOf(code), englishOf(code)));
}
const regionOf = (code: string, name: string, nameEn = ""): SourcedRegion => ({
  code,
  name,
  nameEn,
  nameZhCn: "",
  nameZhHk: "",
  postCodes: [],
});

/**
 * What lies in Indonesia, or in a place of it: provinces, regencies and cities in these, districts, villages. What the release brings is called, and has the code, as it does there; the others have the ministry's code.
 */
export async function indonesianRegions(
  parent: string | undefined,
  known: readonly ShippedRegion[],
): Promise<SourcedRegion[]> {
  if (parent === undefined) return provinces();
  const area = await areaOf(parent);
  const areas = area === undefined ? [] : await within(area);
  const taken = new Set(known.map(({ name }) => areaOfShipped(areas, name)?.code));
  return areas.filter(({ code }) => !taken.has(code)).map(({ code, name }) => regionOf(`ID-${code}`, name));
}
