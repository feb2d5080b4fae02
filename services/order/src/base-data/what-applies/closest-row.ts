import { type Lane, laneRank, type Place } from "@linehaul/schema/base-data/lane";
import { holdsOn, type Period } from "@linehaul/schema/period";

/** From where to where, on a day of the site's zone. */
export interface Going {
  readonly from: Place;
  readonly to: Place;
  readonly day: string;
}
/** What a row says beside its lane: of another thing, of any, or of this one by its name, which goes before any. */
export type Naming = "OTHER" | "ANY" | "NAMED";

/** What a field that may be left empty names: an empty one is any. */
export function namingOf<T>(field: T | null, value: T | null): Naming {
  if (field === null) return "ANY";
  return field === value ? "NAMED" : "OTHER";
}

/** The row that holds: of those of that day that fit, the one that names the lane most closely, and then the one that is named by what else it says; null: none. */
export function closestRow<R extends Lane & Period>(
  { from, to, day }: Going,
  rows: readonly R[],
  naming: (row: R) => Naming,
): R | null {
  let [found, most]: [R | null, number] = [null, -1];
  for (const row of rows) {
    if (!holdsOn(row, day)) continue;
    const named = naming(row);
    const lane = named === "OTHER" ? -1 : laneRank(row, from, to);
    const rank = lane < 0 ? -1 : lane * 2 + (named === "NAMED" ? 1 : 0);
    if (rank > most) [found, most] = [row, rank];
  }
  return found;
}
