import { inArray } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database";
import { audit, type AuditRecord } from "@linehaul/kit/tables";
import type { AuditEntry } from "@linehaul/schema/audit";
import type { auditRoutes } from "@linehaul/schema/permissions/perm-audit";
import type { RouteResult } from "@linehaul/schema/route";

const DAY = 24 * 3_600_000;
/** How old a row may be that was not here: nobody works for longer while the admin service is away. */
const OLDEST_MS = 31 * DAY;
/** How far another machine's clock may be ahead. */
const AHEAD_MS = 5 * 60_000;

/** Rows that are of another time than ours and not here yet: a past that is told now could be any. */
async function untimely(db: Db, rows: readonly AuditEntry[], now: Date): Promise<AuditEntry[]> {
  const [oldest, newest] = [now.getTime() - OLDEST_MS, now.getTime() + AHEAD_MS];
  const suspects = rows.filter(({ at }) => Date.parse(at) < oldest || Date.parse(at) > newest);
  if (suspects.length === 0) return [];
  const ids = suspects.map(({ id }) => id);
  const here = await db.select({ id: audit.id }).from(audit).where(inArray(audit.id, ids));
  const known = new Set(here.map(({ id }) => id));
  return suspects.filter(({ id }) => !known.has(id));
}

/**
 * Adds rows of another service. Its rows are known by their ids, so that what is sent twice stands once. Rows of the far past or of the
 * future are left out (SEC-08), and that they came is recorded.
 */
export async function appendRows(
  call: Call,
  service: AuditRecord["service"],
  rows: readonly AuditEntry[],
): Promise<RouteResult<typeof auditRoutes.append>> {
  const refused = await untimely(call.db, rows, call.now());
  const taken = rows.filter((row) => !refused.includes(row));
  const added =
    taken.length === 0
      ? []
      : await call.db
          .insert(audit)
          .values(
            taken.map(({ at, userId, roleId, ...row }) => ({
              ...row,
              at: new Date(at),
              service,
              user: userId,
              role: roleId,
              route: `${service} service`,
            })),
          )
          .onConflictDoNothing()
          .returning({ id: audit.id });
  const answer = { appended: added.length, refused: refused.length };
  if (refused.length === 0) return answer;
  const times = refused.map(({ at }) => at).sort();
  return call.write(async (_tx, emit) => {
    const after = { rows: refused.length, earliest: times[0], latest: times.at(-1) };
    emit({ type: "audit.refused", subject: service, before: null, after });
    return answer;
  });
}
