import { and, asc, desc, eq, gte, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "@linehaul/kit/database";
import type { HeldRole } from "@linehaul/schema/permissions/session";
import { SITES, type SiteCode } from "@linehaul/schema/sites";
import { role } from "../perm-role/table.ts";
import { userRole } from "./table.ts";

/** When and where a grant is looked at: its days are the site's. */
export interface Moment {
  readonly now: Date;
  readonly site: SiteCode;
}

/** A grant's days begin at 00:00:01 and end at 23:59:59 in the site's zone (PERM-04). */
export function isValid(from: PgColumn, to: PgColumn, { now, site }: Moment): SQL | undefined {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${SITES[site].timeZone})`;
  return and(
    or(isNull(from), lte(sql`${from} + time '00:00:01'`, local)),
    or(isNull(to), gte(sql`${to} + time '23:59:59.999'`, local)),
  );
}

/** What a grant's days make of it at a moment: `NOT_YET`, `IN_EFFECT` or `OVER`. */
export function stateOf(from: PgColumn, to: PgColumn, { now, site }: Moment): SQL<"NOT_YET" | "IN_EFFECT" | "OVER"> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${SITES[site].timeZone})`;
  return sql`case when ${from} + time '00:00:01' > ${local} then 'NOT_YET'
    when ${to} + time '23:59:59.999' < ${local} then 'OVER' else 'IN_EFFECT' end`;
}

export interface Roles {
  /** The roles that can be worked with, the default one first, then by code. */
  readonly held: HeldRole[];
  /** Some are granted, and all of those are disabled (AUTH-14). */
  readonly allDisabled: boolean;
}

/** A user's roles at a moment. */
export async function rolesOf(db: Db, userId: string, moment: Moment): Promise<Roles> {
  const granted = await db
    .select({ id: role.id, code: role.code, name: role.name, status: role.status, isDefault: userRole.isDefault })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(and(eq(userRole.userId, userId), isValid(userRole.validFrom, userRole.validTo, moment)))
    .orderBy(desc(userRole.isDefault), asc(role.code));
  const enabled = granted.filter((r) => r.status === "ENABLED");
  return {
    held: enabled.map((r) => ({
      roleId: r.id,
      roleCode: r.code,
      roleName: r.name,
      isDefaultRole: r.isDefault ? "1" : "0",
    })),
    allDisabled: granted.length > 0 && enabled.length === 0,
  };
}
