import { roleRoutes, type Role as Row } from "@linehaul/schema/permissions/perm-role";
import { entity } from "../../../access/entity.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueFields } from "../../../catalogue/fields.ts";
import { CatalogueRow, SwitchableRow } from "../../../catalogue/row.ts";
import { RoleBinding, RoleCounts, bindings, counts } from "./binding.ts";
import { RoleType } from "./enums.ts";

export const Role = entity("Role", {
  description: "A role: what its users may do, and which resources they work with.",
  may: ["PERM_ROLE.VIEW"],
  key: (role: Row) => role.id,
  kinds: [CatalogueRow, SwitchableRow],
  load: (ids, grant) => grant.call(roleRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    code: t.exposeString("code", { description: "Names the role for the locale files, e.g. `REVIEWER`." }),
    name: t.exposeString("name", {
      description: "What it is called where the locale files have no name for its code.",
    }),
    type: t.expose("type", { type: RoleType, description: "Common or admin (PERM-07)." }),
    ...catalogueFields(t),
    counts: t.may("PERM_ROLE.VIEW").field({
      type: RoleCounts,
      nullable: true,
      description: "How much hangs on it. One call for all roles of an answer.",
      resolve: ({ id }, _args, grant) => counts(grant).load(id),
    }),
    binding: t.may("PERM_ROLE.VIEW").field({
      type: RoleBinding,
      nullable: true,
      description: "Its buttons and resources. One call for all roles of an answer.",
      resolve: ({ id }, _args, grant) => bindings(grant).load(id),
    }),
    viewerMayEdit: viewerMay(t, "PERM_ROLE.EDIT", "May the viewer edit it?"),
    viewerMayEnable: viewerMay(t, "PERM_ROLE.ENABLE", "May the viewer bring it into use?"),
    viewerMayDisable: viewerMay(t, "PERM_ROLE.DISABLE", "May the viewer take it out of use?"),
    viewerMayBindModules: viewerMay(t, "PERM_ROLE.BIND_MODULE", "May the viewer set its buttons?"),
    viewerMayBindResources: viewerMay(t, "PERM_ROLE.BIND_RESOURCE", "May the viewer set its resources?"),
  }),
});
