import { z } from "zod";
import { ByIds, catalogueRow, ChangeState, editedRow, inUse, savedRow } from "../catalogue.ts";
import { keyword, line, listOf } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";
import { Resource } from "./perm-resource.ts";
import { ButtonHolders, WhomToAsk } from "./role-holders.ts";

export const ROLE_TYPES = ["common", "admin"] as const;
export const RoleType = z.enum(ROLE_TYPES).meta({
  id: "RoleType",
  description: "Whom a role is for (PERM-07): `admin` roles run the console, `common` ones work in it.",
});
export type RoleType = z.infer<typeof RoleType>;

const own = {
  code: z
    .string("required")
    .regex(/^[A-Z][A-Z0-9_]{1,49}$/, "role.code")
    .describe(
      "Names it for the locale files, e.g. `REVIEWER`: capital letters, digits and underscores, 2–50, a letter first.",
    ),
  name: line(60).describe("What it is called where the locale files have no name for its code."),
  type: RoleType.describe("Common or admin (PERM-07)."),
};
/** A role to create (no id) or to edit. */
export const RoleInput = z.object({ ...savedRow, ...own });
export type RoleInput = z.infer<typeof RoleInput>;
export const Role = catalogueRow("Role", own);
export type Role = z.infer<typeof Role>;

export const roleSorts = {
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<Role>;
export const RoleFilter = z.object({ keyword: keyword("code or name"), status: inUse, type: own.type.optional() });

const id = z.uuid().describe("The role's key.");
const version = z.int().describe("The version that was read.");
const button = z.string().max(100);

export const RoleCounts = z
  .object({
    id,
    buttons: z.int().describe("Buttons that it holds."),
    resources: z.int().describe("Resources that it is bound to."),
    users: z.int().describe("Accounts that were given it, whenever that is valid."),
  })
  .meta({ id: "RoleCounts", description: "How much hangs on a role." });
export type RoleCounts = z.infer<typeof RoleCounts>;

/** A module is bound by any of its buttons (PERM-01). */
export const RoleBinding = z
  .object({
    id,
    version: z.int().describe("The role's version; goes back with a change."),
    buttons: z.array(z.string()).describe("As `MODULE.ACTION`, sorted (PERM-01)."),
    resources: z.array(Resource).describe("By code."),
  })
  .meta({ id: "RoleBinding", description: "What a role is bound to." });
export type RoleBinding = z.infer<typeof RoleBinding>;

/** As many resources as one role is bound to. */
export const MOST_RESOURCES = 500;
export const BindModules = z.object({
  id,
  version,
  buttons: listOf(button, 2_000).describe("All that it shall hold, as `MODULE.ACTION`: those left out are taken away."),
});
export const BindResources = z.object({
  id,
  version,
  resourceIds: listOf(z.uuid(), MOST_RESOURCES).describe(
    "Keys of all resources that it shall be bound to: those left out are unbound.",
  ),
});
export const HoldersQuery = z.object({ button: button.describe("As `MODULE.ACTION`.") });

const { read, write } = routesOf("admin");
export const roleRoutes = {
  pageQuery: read("/dev-basp-system/role/pageQuery", {
    may: ["PERM_ROLE.VIEW"],
    summary: "Roles, a page",
    body: pageQuery({ filter: RoleFilter.shape, sort: sortNames(roleSorts) }),
    result: page(Role),
  }),
  byIds: read("/dev-basp-system/role/byIds", {
    may: ["PERM_ROLE.VIEW"],
    summary: "Roles by id",
    body: ByIds,
    result: z.array(Role),
  }),
  counts: read("/dev-basp-system/role/counts", {
    may: ["PERM_ROLE.VIEW"],
    summary: "How many buttons, resources and users roles have",
    body: ByIds,
    result: z.array(RoleCounts),
  }),
  bindings: read("/dev-basp-system/role/bindings", {
    may: ["PERM_ROLE.VIEW"],
    summary: "What roles are bound to",
    body: ByIds,
    result: z.array(RoleBinding),
  }),
  add: write("/dev-basp-system/role/add", {
    may: ["PERM_ROLE.CREATE"],
    summary: "Create a role; it holds nothing yet",
    body: RoleInput.omit({ id: true, version: true }),
    result: Role,
  }),
  update: write("/dev-basp-system/role/update", {
    may: ["PERM_ROLE.EDIT"],
    summary: "Edit a role of the version that was read",
    body: RoleInput.extend(editedRow),
    result: Role,
  }),
  changeState: write("/dev-basp-system/role/changeState", {
    may: ["PERM_ROLE.ENABLE", "PERM_ROLE.DISABLE"],
    summary: "Bring a role into use or take it out of use (AUTH-14)",
    body: ChangeState,
    result: Role,
  }),
  bindModules: write("/dev-basp-system/role/bindModules", {
    may: ["PERM_ROLE.BIND_MODULE"],
    summary: "Set the buttons that a role holds",
    body: BindModules,
    result: RoleBinding,
  }),
  holders: read("/dev-basp-system/role/holders", {
    may: ["PERM_ROLE.VIEW"],
    summary: "Who holds a button",
    body: HoldersQuery,
    result: ButtonHolders,
  }),
  whomToAsk: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/role/whomToAsk",
    may: ["GATEWAY"],
    safe: true,
    summary: "Whom to ask for a button: reference data of the gateway",
    result: WhomToAsk,
  }),
} as const;

export const bindableSorts = { CODE_ASC: "resourceCode" } as const satisfies Sorts<Resource>;
export const BindableFilter = z.object({ keyword: keyword("code, name or owner") });
/** The binding of roles to resources: a group of paths of its own. */
export const roleResourceRoutes = {
  pageQuery: read("/dev-basp-system/roleResource/pageQuery", {
    may: ["PERM_ROLE.VIEW"],
    summary: "Resources that a role can be bound to, a page",
    body: pageQuery({ filter: BindableFilter.shape, sort: sortNames(bindableSorts) }),
    result: page(Resource),
  }),
  update: write("/dev-basp-system/roleResource/update", {
    may: ["PERM_ROLE.BIND_RESOURCE"],
    summary: "Set the resources that a role is bound to",
    body: BindResources,
    result: RoleBinding,
  }),
} as const;
