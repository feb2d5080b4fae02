import { doMeet, hasPost, type PostRange } from "@linehaul/schema/base-data/post-range";
import { regionKey } from "@linehaul/schema/base-data/region/key";

/** A region, or a range of post codes, of a country. */
export interface Place extends PostRange {
  readonly countryCode: string;
  readonly region: string;
}
/** What an address says of where it is. */
export interface Address {
  readonly countryCode: string;
  readonly regionLevels: readonly string[];
  readonly postCode: string | null;
}

export const isRegion = ({ region }: Place): boolean => region !== "";

/** Have two places of the same kind something in common? What a region and post codes share is nobody's: post codes go first. */
export function doOverlap(a: Place, b: Place): boolean {
  if (a.countryCode !== b.countryCode || isRegion(a) !== isRegion(b)) return false;
  return isRegion(a) ? regionKey(a.region) === regionKey(b.region) : doMeet(a, b);
}

/** What an address without a city code gets: by its post code, else by the smallest of its regions that is named; null where none is. */
export function cityCodeOf(rows: readonly (Place & { readonly cityCode: string })[], address: Address): string | null {
  const there = rows.filter(({ countryCode }) => countryCode === address.countryCode);
  const { postCode } = address;
  const byPost = postCode === null ? undefined : there.find((row) => !isRegion(row) && hasPost(row, postCode));
  if (byPost !== undefined) return byPost.cityCode;
  const regions = new Map(there.filter(isRegion).map((row) => [regionKey(row.region), row.cityCode]));
  const levels = address.regionLevels.map(regionKey);
  return regions.get(levels.findLast((level) => regions.has(level)) ?? "") ?? null;
}
