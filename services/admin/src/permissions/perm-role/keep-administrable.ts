import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import { userAccount, userRole } from "../account/table.ts";
import { role, roleButton } from "./table.ts";

/** What it takes to give a permission back. */
export const ADMINISTERS: MenuButton = "PERM_ROLE.BIND_MODULE";

/**
 * Throws when nobody in use could bind permissions any more: run in the transaction after the change. Such changes follow each
 * other, or two at a time could each leave it to the other.
 */
export async function keepAdministrable(tx: Db, field: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('permissions stay administrable'))`);
  const [left] = await tx
    .select({ id: role.id })
    .from(role)
    .innerJoin(roleButton, and(eq(roleButton.roleId, role.id), eq(roleButton.button, ADMINISTERS)))
    .innerJoin(userRole, eq(userRole.roleId, role.id))
    .innerJoin(userAccount, and(eq(userAccount.id, userRole.userId), eq(userAccount.status, "ENABLED")))
    .where(eq(role.status, "ENABLED"))
    .limit(1);
  if (!left) throw fail(SERVICE_CODES.wrongState, { fields: [{ path: [field], key: "role.lastAdmin", params: {} }] });
}
