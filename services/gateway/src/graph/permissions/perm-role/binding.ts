import type { Resource } from "@linehaul/schema/permissions/perm-resource";
import {
  roleRoutes,
  type RoleBinding as Binding,
  type RoleCounts as Counts,
} from "@linehaul/schema/permissions/perm-role";
import { builder } from "../../../access/builder.ts";
import { loader } from "../../../access/loader.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { ConfigStatus } from "../../../contract/common.ts";

/** A resource as a role's binding names it; its page needs a button of its own. */
export const BoundResource = builder.objectRef<Resource>("BoundResource").implement({
  description: "A resource that a role is bound to, or can be.",
  fields: (t) => ({
    nodeId: t.id({ description: "Node id of the resource.", resolve: ({ id }) => encodeNodeId("Resource", id) }),
    resourceCode: t.exposeString("resourceCode", { description: "Names it, e.g. `COUNTRY`." }),
    resourceName: t.exposeString("resourceName", { description: "What it is called." }),
    ownerSysName: t.exposeString("ownerSysName", { description: "The system that owns it." }),
    status: t.expose("status", { type: ConfigStatus, description: "One that is out of use is bound nowhere anew." }),
  }),
});

export const RoleCounts = builder.objectRef<Counts>("RoleCounts").implement({
  description: "How much hangs on a role.",
  fields: (t) => ({
    buttons: t.exposeInt("buttons", { description: "Buttons that it holds." }),
    resources: t.exposeInt("resources", { description: "Resources that it is bound to." }),
    users: t.exposeInt("users", { description: "Accounts that were given it, whenever that is valid." }),
  }),
});

export const RoleBinding = builder.objectRef<Binding>("RoleBinding").implement({
  description: "What a role is bound to.",
  fields: (t) => ({
    id: t.id({ description: "The same for the same role.", resolve: ({ id }) => encodeNodeId("RoleBinding", id) }),
    version: t.exposeInt("version", { description: "The role's version; goes back with a change." }),
    buttons: t.exposeStringList("buttons", { description: "As `MODULE.ACTION`, sorted (PERM-01)." }),
    resources: t.expose("resources", { type: [BoundResource], description: "By code." }),
  }),
});

export const bindings = loader<"PERM_ROLE.VIEW", Binding>({
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(roleRoutes.bindings, { body: { ids: [...ids] } }),
});
export const counts = loader<"PERM_ROLE.VIEW", Counts>({
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(roleRoutes.counts, { body: { ids: [...ids] } }),
});
