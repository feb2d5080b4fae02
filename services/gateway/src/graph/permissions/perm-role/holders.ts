import type { Page } from "@linehaul/schema/paging";
import type { Resource } from "@linehaul/schema/permissions/perm-resource";
import { roleResourceRoutes, roleRoutes } from "@linehaul/schema/permissions/perm-role";
import { ButtonHolders as Holders, HoldingRole, HoldingUser } from "@linehaul/schema/permissions/role-holders";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import "../../../contract/common.ts";
import { objectOf } from "../../../contract/named.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import { BoundResource } from "./binding.ts";

objectOf(HoldingRole, {
  without: ["id"],
  more: (t) => ({
    id: t.id({ description: "Node id of the role.", resolve: ({ id }) => encodeNodeId("Role", id) }),
  }),
});
objectOf(HoldingUser);
const ButtonHolders = objectOf(Holders);

builder.queryField("buttonHolders", (t) =>
  t.may("PERM_ROLE.VIEW").field({
    type: ButtonHolders,
    description: "The roles and users that hold a button; none for an unknown one. One call to the admin service.",
    args: { button: t.arg.string({ required: true, description: "As `MODULE.ACTION`." }) },
    resolve: (_root, { button }, grant) => {
      const body = roleRoutes.holders.body.safeParse({ button });
      if (!body.success) throw invalid(`button: ${body.error.message}`);
      return grant.call(roleRoutes.holders, { body: body.data });
    },
  }),
);

const MOST_CHOICES = 200;
const Choices = builder.objectRef<Page<Resource>>("BindableResources").implement({
  description: "Resources that match a keyword.",
  fields: (t) => ({
    resources: t.field({
      type: [BoundResource],
      description: `By code, at most ${MOST_CHOICES}.`,
      resolve: ({ data }) => data,
    }),
    hasMore: t.boolean({ description: "Are there more than these?", resolve: ({ after }) => after !== null }),
  }),
});
builder.queryField("bindableResources", (t) =>
  t.may("PERM_ROLE.VIEW").field({
    type: Choices,
    description: "Resources that a role can be bound to. One call to the admin service.",
    args: { keyword: t.arg.string({ description: "In code, name or owner; all without it." }) },
    resolve: (_root, { keyword }, grant) => {
      const filter = keyword ? { keyword } : {};
      const body = roleResourceRoutes.pageQuery.body.safeParse({ pageSize: MOST_CHOICES, filter });
      if (!body.success) throw invalid(`keyword: ${body.error.message}`);
      return grant.call(roleResourceRoutes.pageQuery, { body: body.data });
    },
  }),
);
