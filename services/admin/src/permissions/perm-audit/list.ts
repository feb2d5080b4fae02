import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { pageRows, type PageQuery } from "@linehaul/kit/paging";
import { rowScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { audit, type AuditRecord } from "@linehaul/kit/tables";
import type { Page } from "@linehaul/schema/paging";
import type { RowScope } from "@linehaul/schema/scope";
import type { SiteCode } from "@linehaul/schema/sites";
import { auditSorts, type AuditFilter } from "@linehaul/schema/permissions/perm-audit";

const sorts = sortsIn(audit, auditSorts);

/**
 * What happened at the caller's site, and what is common to all sites: that is read at each, so that nobody chooses his auditors by the
 * host at which he acts (SEC-18). A write that told nothing (a column that was moved) is no news.
 */
export function readable(site: SiteCode, rows: RowScope): SQL | undefined {
  const here = rowScope({ site }, rows, "AUDIT", { site: audit.site });
  return and(rows.sites.includes(site) ? or(here, isNull(audit.site)) : here, isNotNull(audit.type));
}
const readableBy = async (call: Call): Promise<SQL | undefined> => readable(call.caller.site, await call.scope());

export const matching = (filter: AuditFilter = {}): SQL | undefined =>
  and(
    filter.from === undefined ? undefined : gte(audit.at, new Date(filter.from)),
    filter.to === undefined ? undefined : lt(audit.at, new Date(filter.to)),
    filter.userName === undefined ? undefined : eq(audit.userName, filter.userName),
    filter.kind?.length ? inArray(audit.kind, filter.kind) : undefined,
    filter.module === undefined ? undefined : eq(audit.module, filter.module),
    filter.subject === undefined ? undefined : eq(audit.subject, filter.subject),
  );

export async function trailPage(
  call: Call,
  query: PageQuery<keyof typeof sorts> & { readonly filter?: AuditFilter | undefined },
): Promise<Page<AuditRecord>> {
  return pageRows({
    db: call.db,
    table: audit,
    query,
    sorts,
    where: and(await readableBy(call), matching(query.filter)),
    row: (row) => row,
  });
}

export const trailRows = async (call: Call, ids: readonly string[]): Promise<AuditRecord[]> =>
  call.db
    .select()
    .from(audit)
    .where(and(await readableBy(call), inArray(audit.id, [...ids])));
