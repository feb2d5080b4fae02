import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { RowScope } from "@linehaul/schema/scope";
import type { Caller } from "./caller.ts";
import type { Spread } from "./large.ts";

/** The columns by which a table is scoped; only those that it has. */
export interface ScopedBy {
  readonly site?: PgColumn;
  readonly country?: PgColumn;
  readonly org?: PgColumn;
  readonly customer?: PgColumn;
}

const NOTHING = sql`false`;
const within = ({ column, values }: Spread): SQL => (values.length === 0 ? NOTHING : inArray(column, [...values]));

/** What a scope keeps a table's rows to besides the site: columns and their codes. For tables so large that it matters, see large.ts. */
export function keptTo(scope: RowScope, by: ScopedBy): Spread[] {
  const dimensions: [PgColumn | undefined, readonly string[] | null][] = [
    [by.customer, scope.customers],
    [by.country, scope.countries],
    [by.org, scope.orgs],
  ];
  return dimensions.flatMap(([column, values]) =>
    column === undefined || values === null ? [] : [{ column, values }],
  );
}

/** The rows that a caller may see (PERM-02): his data groups, and of those the site that he is signed in to. */
export function rowScope(caller: Pick<Caller, "site">, scope: RowScope, by: ScopedBy): SQL {
  if (!scope.sites.includes(caller.site)) return NOTHING;
  const site = by.site === undefined ? undefined : eq(by.site, caller.site);
  return and(site, ...keptTo(scope, by).map(within)) ?? sql`true`;
}
