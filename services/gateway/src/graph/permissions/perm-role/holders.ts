import { roleResourceRoutes, roleRoutes, type ButtonHolders as Holders } from "@linehaul/schema/permissions/perm-role";
import type { Resource } from "@linehaul/schema/permissions/perm-resource";
import type { Page } from "@linehaul/schema/paging";
import { builder } from "../../../access/builder.ts";
import { encodeNodeId } from "../../../access/node-id.ts";
import { invalid } from "../../../errors/gateway-error.ts";
import { ConfigStatus } from "../../../contract/common.ts";
import { BoundResource } from "./binding.ts";

const HoldingRole = builder.objectRef<Holders["roles"][number]>("HoldingRole").implement({
  description: "A role that holds a button.",
  fields: (t) => ({
    id: t.id({ description: "Node id of the role.", resolve: ({ id }) => encodeNodeId("Role", id) }),
    code: t.exposeString("code", { description: "Names it for the locale files." }),
    name: t.exposeString("name", { description: "Where the locale files have no name." }),
    status: t.expose("status", { type: ConfigStatus, description: "One that is out of use gives nobody the button." }),
  }),
});
const HoldingUser = builder.objectRef<Holders["users"][number]>("HoldingUser").implement({
  description: "Somebody who holds a button now.",
  fields: (t) => ({
    userName: t.exposeString("userName", { description: "The name to sign in with." }),
    displayName: t.exposeString("displayName", { description: "What the user is called on the screen." }),
    status: t.expose("status", { type: ConfigStatus, description: "A disabled account can't sign in." }),
    roleCodes: t.exposeStringList("roleCodes", { description: "The roles in use that give it to him." }),
  }),
});
const ButtonHolders = builder.objectRef<Holders>("ButtonHolders").implement({
  description: "Who holds a button.",
  fields: (t) => ({
    roles: t.expose("roles", { type: [HoldingRole], description: "By code, out of use ones too." }),
    users: t.expose("users", { type: [HoldingUser], description: "By user name, at most 200." }),
    userCount: t.exposeInt("userCount", { description: "How many users there are in all." }),
  }),
});

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
