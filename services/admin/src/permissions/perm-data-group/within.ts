import { codesOf, LIMITS_OF, type RowScope, SCOPED_RECORDS, type ScopedRecord } from "@linehaul/schema/scope";
import type { SiteCode } from "@linehaul/schema/sites";

/** Null: every code. */
type Codes = readonly string[] | null;
const holds = (outer: Codes, inner: Codes): boolean =>
  outer === null || (inner !== null && inner.every((code) => outer.includes(code)));

/** The codes of each limit of a record. */
const kept = (scope: RowScope, record: ScopedRecord): Codes[] =>
  LIMITS_OF[record].map((limit) => codesOf(scope, record, limit));

/** Does one scope open every row of a site that the other opens? */
export function isWithin(inner: RowScope, outer: RowScope, site: SiteCode): boolean {
  if (!inner.sites.includes(site)) return true;
  if (!outer.sites.includes(site)) return false;
  return SCOPED_RECORDS.every((record) => {
    const [mine, theirs] = [kept(inner, record), kept(outer, record)];
    // Where a limit leaves nothing, the others don't matter.
    return mine.some((codes) => codes?.length === 0) || mine.every((codes, n) => holds(theirs[n] ?? null, codes));
  });
}
