import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import type { RoleBinding } from "@linehaul/schema/permissions/perm-role";
import { resource } from "../perm-resource/table.ts";
import { resourceView } from "../perm-resource/view.ts";
import { role, roleButton, roleResource } from "./table.ts";

/** What roles are bound to, in any order; unknown ids are left out. */
export async function bindingsOf(db: Db, ids: readonly string[]): Promise<RoleBinding[]> {
  const wanted = [...ids];
  // One after the other: within a transaction there is one connection.
  const roles = await db.select({ id: role.id, version: role.version }).from(role).where(inArray(role.id, wanted));
  const buttons = await db
    .select()
    .from(roleButton)
    .where(inArray(roleButton.roleId, wanted))
    .orderBy(asc(roleButton.button));
  const resources = await db
    .select({ roleId: roleResource.roleId, resource })
    .from(roleResource)
    .innerJoin(resource, eq(resource.id, roleResource.resourceId))
    .where(inArray(roleResource.roleId, wanted))
    .orderBy(asc(resource.resourceCode));
  return roles.map(({ id, version }) => ({
    id,
    version,
    buttons: buttons.filter((b) => b.roleId === id).map((b) => b.button),
    resources: resources.filter((r) => r.roleId === id).map((r) => resourceView(r.resource)),
  }));
}
