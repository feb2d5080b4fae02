import { fixedId, newId } from "@linehaul/kit/ids";
import type { MenuButton } from "@linehaul/schema/modules";
import type { SiteCode } from "@linehaul/schema/sites";
import { userAccount, userRole } from "../../permissions/account/table.ts";
import { userDataGroup } from "../../permissions/perm-data-group/table.ts";
import { role, roleButton } from "../../permissions/perm-role/table.ts";
import type { TestAdmin } from "../../testing/admin.ts";

const by = { createdBy: "t", createdAt: new Date(0), modifiedBy: "t", modifiedAt: new Date(0) };
let made = 0;

/** An account with a role of its own, as a caller: it may all that concerns clients, and what is said. */
export async function makeMaker(
  { db }: TestAdmin,
  may: readonly MenuButton[],
  sites: readonly SiteCode[] = ["MY"],
  groups: readonly string[] = [],
) {
  const [userId, roleId, roleGrant] = [newId(), newId(), newId()];
  const userName = `maker.${++made}`;
  await db
    .insert(userAccount)
    .values({ ...by, id: userId, userName, displayName: userName, centralAccount: userName, countryCode: "MY" });
  await db.insert(role).values({ ...by, id: roleId, code: `MAKER_${made}`, name: userName, type: "common" });
  await db.insert(roleButton).values(may.map((button) => ({ roleId, button })));
  await db.insert(userRole).values({ id: roleGrant, userId, roleId, isDefault: true });
  const wanted = [...sites.map((site) => `SITE_${site}`), ...groups];
  const granted = wanted.map((code) => ({ id: newId(), userId, groupId: fixedId("data-group", code) }));
  await db.insert(userDataGroup).values(granted);
  return {
    userId,
    roleId,
    roleGrant,
    groupGrants: granted.map(({ id }) => id),
    as: { caller: { user: userId, userName, role: roleId } },
  };
}
