import { eq } from "drizzle-orm";
import { contentHash } from "@linehaul/kit/content-hash";
import type { Db } from "@linehaul/kit/database";
import type { Dimension, ScopePart } from "@linehaul/schema/permissions/perm-data-group";
import { NO_ROWS, type RowScope } from "@linehaul/schema/scope";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import type { Moment } from "../account/grants.ts";
import { withRules } from "../data-permission/rules.ts";
import { rowScope } from "../session/table.ts";
import { partsOf } from "./parts.ts";

/**
 * What data groups open together: the union within a dimension, all dimensions at once. A dimension that no group names does not
 * restrict, but for the site: without one there are no rows. A rule that finds nothing for a user names its dimension all the same.
 */
export function unionOf(parts: readonly Pick<ScopePart, "dimension" | "codes">[]): RowScope {
  const named = (dimension: Dimension): string[] | null => {
    const own = parts.filter((part) => part.dimension === dimension);
    return own.length === 0 ? null : [...new Set(own.flatMap((part) => part.codes))].sort();
  };
  const sites = named("SITE") ?? [];
  if (sites.length === 0) return NO_ROWS;
  return {
    sites,
    countries: named("COUNTRY"),
    orgs: named("ORG"),
    customers: named("CUSTOMER"),
    accounts: named("ACCOUNT"),
  };
}

/** What a user's valid, enabled data groups open at a moment, by the rules of each record (PERM-02). */
export async function scopeOf(db: Db, userId: string, moment: Moment): Promise<RowScope> {
  const parts = await partsOf(db, userId, moment);
  return withRules(db, unionOf(parts.filter((part) => part.state === "IN_EFFECT")));
}

/** Does a site let a user in: does one of his data groups that are in effect there open it (SEC-18)? */
export async function isLetIn(db: Db, userId: string, moment: Moment): Promise<boolean> {
  const parts = await partsOf(db, userId, moment);
  return parts.some((p) => p.dimension === "SITE" && p.state === "IN_EFFECT" && p.codes.includes(moment.site));
}

/** The sites that let a user in now; the days of his groups are each site's own. */
export async function sitesOf(db: Db, userId: string, now: Date): Promise<SiteCode[]> {
  const sites: SiteCode[] = [];
  for (const site of SITE_CODES) if (await isLetIn(db, userId, { now, site })) sites.push(site);
  return sites;
}

/** Does any site let a user in now? */
export async function isLetInSomewhere(db: Db, userId: string, now: Date): Promise<boolean> {
  for (const site of SITE_CODES) if (await isLetIn(db, userId, { now, site })) return true;
  return false;
}

/** The address of a scope: the hash of its content. It is kept for the services that will ask for it. */
export async function versionOf(db: Db, scope: RowScope, now: Date): Promise<string> {
  const version = contentHash(scope);
  if ((await scopeAt(db, version)) === null)
    await db.insert(rowScope).values({ version, scope, createdAt: now }).onConflictDoNothing();
  return version;
}

/** The scope of a version; null when there is none. */
export async function scopeAt(db: Db, version: string): Promise<RowScope | null> {
  const [found] = await db.select({ scope: rowScope.scope }).from(rowScope).where(eq(rowScope.version, version));
  return found?.scope ?? null;
}
