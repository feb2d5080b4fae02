import { accountGrantRoutes } from "@linehaul/schema/permissions/account-grant";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import type { RouteResult } from "@linehaul/schema/route";
import { builder } from "../../../access/builder.ts";
import { ConfigStatus } from "../../../contract/common.ts";
import { DataGroupKind } from "../perm-data-group/enums.ts";

type RoleRow = RouteResult<typeof accountGrantRoutes.roleChoices>[number];
const RoleChoice = builder.objectRef<RoleRow>("RoleChoice").implement({
  description: "A role to choose.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "What a grant names." }),
    code: t.exposeString("code", { description: "Code of the role." }),
    name: t.exposeString("name", { description: "Name of the role." }),
    status: t.expose("status", { type: ConfigStatus, description: "A disabled one can't be granted (PERM-06)." }),
  }),
});

type GroupRow = RouteResult<typeof dataGroupRoutes.choices>[number];
const DataGroupChoice = builder.objectRef<GroupRow>("DataGroupChoice").implement({
  description: "A data group to choose; those in use alone.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "What a grant names." }),
    code: t.exposeString("code", { description: "Code of the group." }),
    name: t.exposeString("name", { description: "Name of the group." }),
    kind: t.expose("kind", { type: DataGroupKind, description: "Named codes or rules." }),
  }),
});

builder.queryField("roleChoices", (t) =>
  t.may("PERM_LEAF_ACCOUNT.GRANT", "PERM_LEAF_ACCOUNT.VIEW", "PERM_BATCH.VIEW", "DATA_PERMISSION.VIEW").field({
    type: [RoleChoice],
    description: "Every role, by code. One call to the admin service.",
    resolve: (_root, _args, grant) => grant.call(accountGrantRoutes.roleChoices, {}),
  }),
);
builder.queryField("dataGroupChoices", (t) =>
  t.may("PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.GRANT", "PERM_BATCH.VIEW").field({
    type: [DataGroupChoice],
    description: "Data groups in use with the text in code or name, the first 50. One call to the admin service.",
    args: { name: t.arg.string({ description: "All without it." }) },
    resolve: (_root, { name }, grant) => grant.call(dataGroupRoutes.choices, { body: { name: name ?? "" } }),
  }),
);
