import { RoleFilter, RoleInput, roleRoutes, roleSorts } from "@linehaul/schema/permissions/perm-role";
import { narrowed } from "../../../access/grant.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueSave } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { list } from "../../../contract/list.ts";
import { Role } from "./perm-role.ts";

list("roles", {
  type: Role,
  description: "Roles, a page. One call to the admin service.",
  sorts: roleSorts,
  filter: RoleFilter,
  page: (grant, query) => grant.call(roleRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PERM_ROLE.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: Role,
  field: "role",
  may: { create: "PERM_ROLE.CREATE", edit: "PERM_ROLE.EDIT" },
  schema: RoleInput,
  save: (grant, { id, version, ...own }, options) =>
    id === undefined
      ? narrowed(grant, "PERM_ROLE.CREATE").call(roleRoutes.add, { body: own }, options)
      : narrowed(grant, "PERM_ROLE.EDIT").call(roleRoutes.update, { body: { id, version, ...own } }, options),
});

catalogueToggle("Enable", {
  type: Role,
  field: "role",
  may: "PERM_ROLE.ENABLE",
  description: "Brings a role into use.",
  write: (grant, id, options) => grant.call(roleRoutes.changeState, { body: { id, status: "ENABLED" } }, options),
});
catalogueToggle("Disable", {
  type: Role,
  field: "role",
  may: "PERM_ROLE.DISABLE",
  description: "Takes a role out of use: nobody works in it any more, and it is given to nobody (AUTH-14).",
  write: (grant, id, options) => grant.call(roleRoutes.changeState, { body: { id, status: "DISABLED" } }, options),
});
