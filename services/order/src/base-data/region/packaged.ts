import type { SourcedRegion } from "@linehaul/schema/base-data/region/row";
import { codesOf, englishOf } from "./cldr.ts";
import { indonesianRegions } from "./indonesia.ts";
import { SHIPPED, type ShippedRegion } from "./shipped.ts";

const sourced = ({ parentCode: _parent, ...row }: ShippedRegion): SourcedRegion => row;

/**
 * What comes with the release of a place: `MY`, its first levels (CLDR's names, and those that addresses write where they are known);
 * `MY/MY-10`, what lies there. Indonesia is known down to its villages.
 */
export async function packagedRegions(place: string): Promise<SourcedRegion[]> {
  const [country = "", parent] = place.split("/");
  const known = [...SHIPPED.values()].filter(
    ({ code, parentCode }) => code.startsWith(`${country}-`) && parentCode === (parent ?? null),
  );
  if (country === "ID") return distinct([...known.map(sourced), ...(await indonesianRegions(parent, known))]);
  if (parent !== undefined) return known.map(sourced);
  const others = codesOf(country).filter((code) => !SHIPPED.has(code));
  return distinct([
    ...known.map(sourced),
    ...others.map((code) => ({
      code,
      name: englishOf(code),
      nameEn: englishOf(code),
      nameZhCn: "",
      nameZhHk: "",
      postCodes: [],
    })),
  ]);
}

/** Of two codes of one name, an old and a new one, the first. */
function distinct(rows: readonly SourcedRegion[]): SourcedRegion[] {
  const names = new Set<string>();
  return rows.filter(({ name }) => {
    const key = name.toLowerCase();
    if (names.has(key)) return false;
    names.add(key);
    return true;
  });
}
