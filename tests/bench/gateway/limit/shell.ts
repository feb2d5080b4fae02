import type { Asked } from "./handler.ts";
import type { MenuItem } from "./session.ts";

const item = ({ row, ownName }: MenuItem) => ({
  moduleId: row.moduleId,
  moduleName: row.moduleName,
  ownName,
  moduleCode: row.moduleCode,
  moduleIcon: row.moduleIcon,
});

/** Q3: nobody is called, but for the session once a second. */
export function shell({ who: { actor, sorted, menu } }: Asked) {
  const { userId, userName, displayName, viewedBy, endsAt, site, roles, system } = actor;
  const role = roles.find((r) => r.roleId === actor.roleId);
  return {
    viewer: {
      userId,
      userName,
      displayName,
      viewedBy,
      sessionEndsAt: endsAt,
      site,
      role: role ? { roleId: role.roleId, roleCode: role.roleCode, roleName: role.roleName } : null,
      roles: roles.map((r) => ({
        roleId: r.roleId,
        roleCode: r.roleCode,
        roleName: r.roleName,
        isDefaultRole: r.isDefaultRole === "1",
      })),
      system: { isSwitchRole: system.isSwitchRole },
      buttons: sorted,
      menu: menu.map((branch) => ({ ...item(branch), childModules: branch.leaves.map(item) })),
    },
  };
}
