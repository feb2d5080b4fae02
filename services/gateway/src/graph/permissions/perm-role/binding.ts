import { Resource, type Resource as ResourceRow } from "@linehaul/schema/permissions/perm-resource";
import {
  RoleBinding as Binding,
  RoleCounts as Counts,
  roleRoutes,
  type RoleBinding as BindingRow,
  type RoleCounts as CountsRow,
} from "@linehaul/schema/permissions/perm-role";
import { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { loader } from "../../../access/loader.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import "../../../contract/common.ts";
import { objectOf } from "../../../contract/named.ts";
import { shown } from "../../../contract/shown.ts";

const { resourceCode, resourceName, ownerSysName, status } = Resource.shape;
/** A resource as a role's binding names it; its page needs a button of its own. */
export const BoundResource = builder.objectRef<ResourceRow>("BoundResource").implement({
  description: "A resource that a role is bound to, or can be.",
  fields: (t) => ({
    nodeId: t.id({ description: "Node id of the resource.", resolve: ({ id }) => encodeNodeId("Resource", id) }),
    ...shown(z.object({ resourceCode, resourceName, ownerSysName, status }), (field) => t.field(field)),
  }),
});

export const RoleCounts = objectOf(Counts, { without: ["id"] });
export const RoleBinding = objectOf(Binding, {
  without: ["id", "resources"],
  more: (t) => ({
    id: t.id({ description: "The same for the same role.", resolve: ({ id }) => encodeNodeId("RoleBinding", id) }),
    resources: t.expose("resources", { type: [BoundResource], description: "By code." }),
  }),
});

export const bindings = loader<"PERM_ROLE.VIEW", BindingRow>({
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(roleRoutes.bindings, { body: { ids: [...ids] } }),
});
export const counts = loader<"PERM_ROLE.VIEW", CountsRow>({
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(roleRoutes.counts, { body: { ids: [...ids] } }),
});
