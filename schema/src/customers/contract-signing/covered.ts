import { addDays } from "../../time.ts";

/** The days of a paper, both inside. */
export interface Days {
  readonly validFrom: string;
  readonly validTo: string;
}

/**
 * The last of the days on which papers are in force without a gap, from `today` on: one that follows another goes on where that ends. Null:
 * none is in force today.
 */
export function coveredUntil(papers: readonly Days[], today: string): string | null {
  let until: string | null = null;
  for (const { validFrom, validTo } of papers.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))) {
    const begins = until === null ? today : addDays(until, 1);
    if (validFrom <= begins && validTo >= begins) until = validTo;
  }
  return until;
}
