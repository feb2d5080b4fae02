import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import type { MenuButton } from "@linehaul/schema/modules";
import type { WhomToAsk } from "@linehaul/schema/permissions/role-holders";
import { isValid, type Moment } from "../account/grants.ts";
import { userAccount, userRole } from "../account/table.ts";
import { dataGroup, dataGroupItem, userDataGroup } from "../perm-data-group/table.ts";
import { role, roleButton } from "./table.ts";

/** Whoever gives others their roles. */
const GRANTS: MenuButton = "PERM_LEAF_ACCOUNT.GRANT";

/** Roles in use with their buttons, the narrowest first, and the enabled users who may grant one, each with his sites. */
export async function whomToAsk(db: Db, moment: Moment): Promise<WhomToAsk> {
  const [held, admins, sites] = await Promise.all([
    db
      .select({ code: role.code, name: role.name, button: roleButton.button })
      .from(role)
      .innerJoin(roleButton, eq(roleButton.roleId, role.id))
      .where(eq(role.status, "ENABLED"))
      .orderBy(asc(role.code), asc(roleButton.button)),
    db
      .selectDistinct({ id: userAccount.id, displayName: userAccount.displayName, code: role.code })
      .from(userAccount)
      .innerJoin(userRole, eq(userRole.userId, userAccount.id))
      .innerJoin(role, and(eq(role.id, userRole.roleId), eq(role.status, "ENABLED")))
      .innerJoin(roleButton, and(eq(roleButton.roleId, role.id), eq(roleButton.button, GRANTS)))
      .where(and(eq(userAccount.status, "ENABLED"), isValid(userRole.validFrom, userRole.validTo, moment)))
      .orderBy(asc(userAccount.displayName)),
    db
      .select({ userId: userDataGroup.userId, site: dataGroupItem.code })
      .from(userDataGroup)
      .innerJoin(dataGroup, and(eq(dataGroup.id, userDataGroup.groupId), eq(dataGroup.status, "ENABLED")))
      .innerJoin(dataGroupItem, and(eq(dataGroupItem.groupId, dataGroup.id), eq(dataGroupItem.resource, "site"))),
  ]);
  const roles = [...Map.groupBy(held, (h) => h.code)].map(([code, rows]) => ({
    code,
    name: rows[0]?.name ?? code,
    buttons: rows.map((r) => r.button),
  }));
  // Whoever does little else is asked before those who may everything.
  const width = new Map(roles.map((r) => [r.code, r.buttons.length]));
  const narrow = (a: { code: string }, b: { code: string }) => (width.get(a.code) ?? 0) - (width.get(b.code) ?? 0);
  const once = Map.groupBy(admins.sort(narrow), (admin) => admin.id);
  return {
    roles: roles.sort(narrow),
    admins: [...once].map(([id, [admin]]) => ({
      displayName: admin?.displayName ?? "",
      sites: [...new Set(sites.filter((s) => s.userId === id).map((s) => s.site))].sort(),
    })),
  };
}
