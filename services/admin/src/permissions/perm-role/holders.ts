import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import { MOST_HOLDERS, type ButtonHolders } from "@linehaul/schema/permissions/role-holders";
import { isValid, type Moment } from "../account/grants.ts";
import { userAccount, userRole } from "../account/table.ts";
import { role, roleButton } from "./table.ts";

/** Who holds a button: every role, and the users to whom a role that is in use gives it at this moment. */
export async function holdersOf(db: Db, button: string, moment: Moment): Promise<ButtonHolders> {
  const roles = await db
    .select({ id: role.id, code: role.code, name: role.name, status: role.status })
    .from(role)
    .innerJoin(roleButton, and(eq(roleButton.roleId, role.id), eq(roleButton.button, button)))
    .orderBy(asc(role.code));
  const inUse = roles.filter((r) => r.status === "ENABLED").map((r) => r.id);
  const grants = await db
    .select({ userId: userAccount.id, user: userAccount, roleCode: role.code })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .innerJoin(userAccount, eq(userAccount.id, userRole.userId))
    .where(and(inArray(userRole.roleId, inUse), isValid(userRole.validFrom, userRole.validTo, moment)))
    .orderBy(asc(userAccount.userName), asc(role.code));
  const users = Map.groupBy(grants, (grant) => grant.userId);
  const named = [...users.values()].slice(0, MOST_HOLDERS).flatMap((held) => {
    const [first] = held;
    if (!first) return [];
    const { userName, displayName, status } = first.user;
    return [{ userName, displayName, status, roleCodes: held.map((grant) => grant.roleCode) }];
  });
  return { roles, users: named, userCount: users.size };
}
