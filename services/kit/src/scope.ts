import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { RowScope } from "@linehaul/schema/scope";
import type { Caller } from "./caller.ts";

/** The columns by which a table is scoped; only those that it has. */
export interface ScopedBy {
  readonly site?: PgColumn;
  readonly country?: PgColumn;
  readonly org?: PgColumn;
  readonly customer?: PgColumn;
}

const NOTHING = sql`false`;
const within = (column: PgColumn | undefined, open: readonly string[] | null): SQL | undefined =>
  column === undefined || open === null ? undefined : open.length === 0 ? NOTHING : inArray(column, [...open]);

/** The rows that a caller may see (PERM-02): his data groups, and of those the site that he is signed in to. */
export function rowScope(caller: Pick<Caller, "site">, scope: RowScope, by: ScopedBy): SQL {
  if (!scope.sites.includes(caller.site)) return NOTHING;
  const site = by.site === undefined ? undefined : eq(by.site, caller.site);
  const rest = [within(by.country, scope.countries), within(by.org, scope.orgs), within(by.customer, scope.customers)];
  return and(site, ...rest) ?? sql`true`;
}
