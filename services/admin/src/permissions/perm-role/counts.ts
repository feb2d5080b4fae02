import { count, inArray } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import type { RoleCounts } from "@linehaul/schema/permissions/perm-role";
import { userRole } from "../account/table.ts";
import { roleButton, roleResource } from "./table.ts";

/** How much hangs on each of these roles. */
export async function countsOf(db: Db, ids: readonly string[]): Promise<RoleCounts[]> {
  const counted = async (table: typeof roleButton | typeof roleResource | typeof userRole) => {
    const rows = await db
      .select({ id: table.roleId, n: count() })
      .from(table)
      .where(inArray(table.roleId, [...ids]))
      .groupBy(table.roleId);
    return new Map(rows.map((r) => [r.id, r.n]));
  };
  const [buttons, resources, users] = await Promise.all([
    counted(roleButton),
    counted(roleResource),
    counted(userRole),
  ]);
  return ids.map((id) => ({
    id,
    buttons: buttons.get(id) ?? 0,
    resources: resources.get(id) ?? 0,
    users: users.get(id) ?? 0,
  }));
}
