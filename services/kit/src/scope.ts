import { and, eq, is, Column, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { codesOf, type Limit, LIMITS, type LIMITS_OF, type RowScope, type ScopedRecord } from "@linehaul/schema/scope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Caller } from "./caller.ts";
import { fail } from "./fail.ts";
import { among, type Spread } from "./large.ts";

/** What has a limit's code in a row: a column, or either of two. */
type Coded = PgColumn | Omit<Spread, "values">;
/** The same of a table that leaves it to another: whether a row is of some codes. */
type Told = (codes: readonly string[]) => SQL;
type By<T> = { readonly site: PgColumn } & { readonly [L in Limit]?: T };
/** By what a record's table is scoped: the site, and one thing for each limit that the contract declares. */
export type ScopedBy<R extends ScopedRecord, T = Coded | Told> = By<T> & {
  readonly [L in (typeof LIMITS_OF)[R][number]]: T;
};

const NOTHING = sql`false`;
const spreadOf = (coded: Coded, values: readonly string[]): Spread =>
  is(coded, Column) ? { column: coded, values } : { ...coded, values };
const within = (by: Coded | Told, codes: readonly string[]): SQL => {
  if (codes.length === 0) return NOTHING;
  return typeof by === "function" ? by(codes) : among(spreadOf(by, codes));
};

/** Each limit that a scope has for a record, with the codes that it leaves. */
function limitsOf<T>(scope: RowScope, record: ScopedRecord, by: By<T>): { by: T; codes: readonly string[] }[] {
  return LIMITS.flatMap((limit) => {
    const [own, codes] = [by[limit], codesOf(scope, record, limit)];
    return own === undefined || codes === null ? [] : [{ by: own, codes }];
  });
}

/** What a scope keeps a record's rows to besides the site: columns and their codes. For tables so large that it matters, see large.ts. */
export const keptTo = <R extends ScopedRecord>(scope: RowScope, record: R, by: ScopedBy<R, Coded>): Spread[] =>
  limitsOf<Coded>(scope, record, by).map((limit) => spreadOf(limit.by, limit.codes));

/** The rows of the site that a caller is signed in to, when his data groups open it. */
export const siteScope = (caller: Pick<Caller, "site">, scope: RowScope, site: PgColumn): SQL =>
  scope.sites.includes(caller.site) ? eq(site, caller.site) : NOTHING;

/** The site that a caller's new rows belong to: the one that he is signed in to, when his data groups open it; 403001 otherwise. */
export function newRowsSite(caller: Pick<Caller, "site">, scope: RowScope): SiteCode {
  if (!scope.sites.includes(caller.site)) throw fail(SERVICE_CODES.notTaken);
  return caller.site;
}

/** The rows that a caller may see (PERM-02): his data groups, and of those the site that he is signed in to. */
export const rowScope = <R extends ScopedRecord>(
  caller: Pick<Caller, "site">,
  scope: RowScope,
  record: R,
  by: ScopedBy<R>,
): SQL => {
  const limits = limitsOf<Coded | Told>(scope, record, by);
  return and(siteScope(caller, scope, by.site), ...limits.map((limit) => within(limit.by, limit.codes))) ?? NOTHING;
};
