import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { codesOf, type Limit, LIMITS, type LIMITS_OF, type RowScope, type ScopedRecord } from "@linehaul/schema/scope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Caller } from "./caller.ts";
import { fail } from "./fail.ts";
import type { Spread } from "./large.ts";

type Columns = { readonly site: PgColumn } & { readonly [L in Limit]?: PgColumn };
/** The columns by which a record's table is scoped: the site, and one for each limit that the contract declares. */
export type ScopedBy<R extends ScopedRecord> = Columns & {
  readonly [L in (typeof LIMITS_OF)[R][number]]: PgColumn;
};

const NOTHING = sql`false`;
const within = ({ column, values }: Spread): SQL => (values.length === 0 ? NOTHING : inArray(column, [...values]));

/** What a scope keeps a record's rows to besides the site: columns and their codes. For tables so large that it matters, see large.ts. */
export function keptTo<R extends ScopedRecord>(scope: RowScope, record: R, by: ScopedBy<R>): Spread[] {
  const columns: Columns = by;
  return LIMITS.flatMap((limit) => {
    const [column, values] = [columns[limit], codesOf(scope, record, limit)];
    return column === undefined || values === null ? [] : [{ column, values }];
  });
}

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
): SQL => and(siteScope(caller, scope, by.site), ...keptTo(scope, record, by).map(within)) ?? NOTHING;
