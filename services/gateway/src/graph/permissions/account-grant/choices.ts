import { accountGrantRoutes, RoleChoice as RoleChoiceContract } from "@linehaul/schema/permissions/account-grant";
import {
  DataGroupChoice as DataGroupChoiceContract,
  dataGroupRoutes,
} from "@linehaul/schema/permissions/perm-data-group";
import { builder } from "../../../access/builder.ts";
import { objectOf } from "../../../contract/named.ts";
import "../../../contract/common.ts";
import "../perm-data-group/enums.ts";

const RoleChoice = objectOf(RoleChoiceContract);
const DataGroupChoice = objectOf(DataGroupChoiceContract);

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
