import type { Gain } from "@linehaul/schema/permissions/granting";
import { codesOf, LIMITS, NO_ROWS, SCOPED_RECORDS, type RowScope } from "@linehaul/schema/scope";

/** What somebody may at a moment. */
export interface Power {
  readonly buttons: ReadonlySet<string>;
  readonly rows: RowScope;
}
export const NOTHING: Power = { buttons: new Set(), rows: NO_ROWS };

/** Are there codes beyond those of before? Null stands for all. */
const goesBeyond = (before: readonly string[] | null, after: readonly string[] | null): boolean =>
  before !== null && (after === null || after.some((code) => !before.includes(code)));

function seesMore(before: RowScope, after: RowScope): boolean {
  if (after.sites.length === 0) return false;
  if (goesBeyond(before.sites, after.sites)) return true;
  return SCOPED_RECORDS.some((record) =>
    LIMITS.some((limit) => goesBeyond(codesOf(before, record, limit), codesOf(after, record, limit))),
  );
}

/** What somebody has got: buttons, which reveals are among, and rows. */
export function gainsOf(before: Power, after: Power): Gain[] {
  return [
    ...([...after.buttons].some((button) => !before.buttons.has(button)) ? (["buttons"] as const) : []),
    ...(seesMore(before.rows, after.rows) ? (["rows"] as const) : []),
  ];
}

/** What two may together. */
export const together = (a: Power, b: Power): Power => ({
  buttons: new Set([...a.buttons, ...b.buttons]),
  rows: { ...a.rows, sites: [...new Set([...a.rows.sites, ...b.rows.sites])] },
});

/** As text, alike for those who may the same. */
export const written = ({ buttons, rows }: Power): string => JSON.stringify([[...buttons].sort(), rows]);
