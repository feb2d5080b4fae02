import type { Db } from "@linehaul/kit/database";
import { audit, type AuditRecord } from "@linehaul/kit/tables";
import type { AuditEntry } from "@linehaul/schema/audit";

/** Adds rows of another service; how many were new. Its rows are known by their ids, so that what is sent twice stands once. */
export async function appendRows(
  db: Db,
  service: AuditRecord["service"],
  rows: readonly AuditEntry[],
): Promise<number> {
  const added = await db
    .insert(audit)
    .values(
      rows.map(({ at, userId, roleId, ...row }) => ({
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
  return added.length;
}
