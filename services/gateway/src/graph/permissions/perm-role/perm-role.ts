import { Role as RoleRow, roleRoutes, RoleType } from "@linehaul/schema/permissions/perm-role";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { enumOf } from "../../../contract/named.ts";
import { RoleBinding, RoleCounts, bindings, counts } from "./binding.ts";

enumOf(RoleType);
export const Role = catalogueEntity("Role", RoleRow, {
  description: "A role: what its users may do, and which resources they work with.",
  may: ["PERM_ROLE.VIEW"],
  load: (ids, grant) => grant.call(roleRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "PERM_ROLE.EDIT", turn: { enable: "PERM_ROLE.ENABLE", disable: "PERM_ROLE.DISABLE" } },
  fields: (t) => ({
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
    viewerMayBindModules: viewerMay(t, "PERM_ROLE.BIND_MODULE", "May the viewer set its buttons?"),
    viewerMayBindResources: viewerMay(t, "PERM_ROLE.BIND_RESOURCE", "May the viewer set its resources?"),
  }),
});
