import {
  BindModules,
  BindResources,
  MOST_RESOURCES,
  roleResourceRoutes,
  roleRoutes,
} from "@linehaul/schema/permissions/perm-role";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { RoleBinding } from "./binding.ts";

const ModulesInput = builder.inputType("BindRoleModulesInput", {
  description: "All buttons that a role shall hold: those left out are taken away.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the role." }),
    ...inputOf(t, BindModules, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("bindRoleModules", (t) =>
  t.may("PERM_ROLE.BIND_MODULE").field({
    type: payload("BindRoleModules", "binding", RoleBinding),
    description: "Sets the buttons of a role, in one write with what they were and are (PERM-01, PERM-13).",
    args: { input: t.arg({ type: ModulesInput, required: true, description: "Role and buttons." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) => {
      const role = keyOf("Role", id);
      return written(grant.visit, () =>
        grant.call(roleRoutes.bindModules, { body: parseInput(BindModules, { ...own, id: role }) }, keyedBy(key)),
      );
    },
  }),
);

const ResourcesInput = builder.inputType("BindRoleResourcesInput", {
  description: "All resources that a role shall be bound to: those left out are unbound.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the role." }),
    ...inputOf(t, BindResources, ["id", "resourceIds"]),
    resourceIds: t.idList({ required: true, description: `Node ids of resources. At most ${MOST_RESOURCES}.` }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("bindRoleResources", (t) =>
  t.may("PERM_ROLE.BIND_RESOURCE").field({
    type: payload("BindRoleResources", "binding", RoleBinding),
    description: "Sets the resources of a role, in one write with what they were and are (PERM-13).",
    args: { input: t.arg({ type: ResourcesInput, required: true, description: "Role and resources." }) },
    resolve: (_root, { input: { id, resourceIds, idempotencyKey: key, ...own } }, grant) => {
      const keys = { id: keyOf("Role", id), resourceIds: resourceIds.map((one) => keyOf("Resource", one)) };
      return written(grant.visit, () =>
        grant.call(roleResourceRoutes.update, { body: parseInput(BindResources, { ...own, ...keys }) }, keyedBy(key)),
      );
    },
  }),
);
