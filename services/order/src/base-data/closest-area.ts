import { regionKey } from "@linehaul/schema/base-data/region/key";

/** Of a country's rows the one of the smallest area that an address names, else the one of all of the country. */
export function closest<R extends { readonly areaKey: string }>(
  rows: readonly R[],
  levels: readonly string[],
): R | undefined {
  const byArea = new Map(rows.map((row) => [row.areaKey, row]));
  return byArea.get(levels.map(regionKey).findLast((level) => level !== "" && byArea.has(level)) ?? "");
}
