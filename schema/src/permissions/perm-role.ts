import { z } from "zod";
import { ByIds, CatalogueRow, ChangeState, ConfigStatus, savedRow } from "../catalogue.ts";
import { page, pageQuery } from "../paging.ts";
import { route } from "../route.ts";
import { Resource } from "./perm-resource.ts";

/** PERM-07. */
export const ROLE_TYPES = ["common", "admin"] as const;
export const RoleType = z.enum(ROLE_TYPES);
export type RoleType = z.infer<typeof RoleType>;

const own = {
  code: z.string("required").regex(/^[A-Z][A-Z0-9_]{1,49}$/, "role.code"),
  name: z.string("required").trim().min(1, "required").max(60, "text.max"),
  type: RoleType,
};
/** A role to create (no id) or to edit. `name` is shown where the locale files have none for the code. */
export const RoleInput = z.object({ ...savedRow, ...own });
export type RoleInput = z.infer<typeof RoleInput>;

export const Role = CatalogueRow.extend({ code: z.string(), name: z.string(), type: RoleType }).meta({ id: "Role" });
export type Role = z.infer<typeof Role>;
export const ROLE_SORTS = ["CODE_ASC", "CODE_DESC", "MODIFIED_AT_DESC"] as const;
export const roleFilter = {
  keyword: z.string().trim().max(60).optional(),
  status: ConfigStatus.optional(),
  type: RoleType.optional(),
};

/** How much hangs on a role; `users` are the accounts that were given it, whenever that is valid. */
export const RoleCounts = z.object({ id: z.uuid(), buttons: z.int(), resources: z.int(), users: z.int() });
export type RoleCounts = z.infer<typeof RoleCounts>;

/** What a role is bound to; `version` is the role's. Buttons are sorted; a module is bound by any of its buttons (PERM-01). */
export const RoleBinding = z.object({
  id: z.uuid(),
  version: z.int(),
  buttons: z.array(z.string()),
  resources: z.array(Resource),
});
export type RoleBinding = z.infer<typeof RoleBinding>;

const MOST_BUTTONS = 2_000;
const MOST_RESOURCES = 500;
/** All buttons that the role shall hold. */
export const BindModules = z.object({
  id: z.uuid(),
  version: z.int(),
  buttons: z.array(z.string().max(100)).max(MOST_BUTTONS, "list.max"),
});
/** All resources that the role shall be bound to. */
export const BindResources = z.object({
  id: z.uuid(),
  version: z.int(),
  resourceIds: z.array(z.uuid()).max(MOST_RESOURCES, "list.max"),
});

/** As many users of a button as are named. */
export const MOST_HOLDERS = 200;
/** Who holds a button: roles in use or not, and the users who hold one of those that are in use. */
export const ButtonHolders = z.object({
  roles: z.array(z.object({ id: z.uuid(), code: z.string(), name: z.string(), status: ConfigStatus })),
  users: z.array(
    z.object({
      userName: z.string(),
      displayName: z.string(),
      status: ConfigStatus,
      roleCodes: z.array(z.string()),
    }),
  ),
  /** Of all of them: `users` names at most MOST_HOLDERS. */
  userCount: z.int(),
});
export type ButtonHolders = z.infer<typeof ButtonHolders>;

/** Whom somebody asks who misses a button: roles in use with their buttons, the narrowest first, and those who may grant roles. */
export const WhomToAsk = z.object({
  roles: z.array(z.object({ code: z.string(), name: z.string(), buttons: z.array(z.string()) })),
  admins: z.array(z.object({ displayName: z.string(), sites: z.array(z.string()) })),
});
export type WhomToAsk = z.infer<typeof WhomToAsk>;

export const roleRoutes = {
  pageQuery: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/pageQuery",
    may: ["PERM_ROLE.VIEW"],
    safe: true,
    summary: "Roles, a page",
    body: pageQuery({ filter: roleFilter, sort: ROLE_SORTS }),
    result: page(Role),
  }),
  byIds: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/byIds",
    may: ["PERM_ROLE.VIEW"],
    safe: true,
    summary: "Roles by id",
    body: ByIds,
    result: z.array(Role),
  }),
  counts: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/counts",
    may: ["PERM_ROLE.VIEW"],
    safe: true,
    summary: "How many buttons, resources and users roles have",
    body: ByIds,
    result: z.array(RoleCounts),
  }),
  bindings: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/bindings",
    may: ["PERM_ROLE.VIEW"],
    safe: true,
    summary: "What roles are bound to",
    body: ByIds,
    result: z.array(RoleBinding),
  }),
  add: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/add",
    may: ["PERM_ROLE.CREATE"],
    summary: "Create a role; it holds nothing yet",
    body: RoleInput.omit({ id: true, version: true }),
    result: Role,
  }),
  update: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/update",
    may: ["PERM_ROLE.EDIT"],
    summary: "Edit a role of the version that was read",
    body: z.object({ id: z.uuid(), version: z.int().optional(), ...own }),
    result: Role,
  }),
  changeState: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/changeState",
    may: ["PERM_ROLE.ENABLE", "PERM_ROLE.DISABLE"],
    summary: "Bring a role into use or take it out of use (AUTH-14)",
    body: ChangeState,
    result: Role,
  }),
  bindModules: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/bindModules",
    may: ["PERM_ROLE.BIND_MODULE"],
    summary: "Set the buttons that a role holds",
    body: BindModules,
    result: RoleBinding,
  }),
  holders: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/role/holders",
    may: ["PERM_ROLE.VIEW"],
    safe: true,
    summary: "Who holds a button",
    body: z.object({ button: z.string().max(100) }),
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

/** The binding of roles to resources: a group of paths of its own. */
export const roleResourceRoutes = {
  pageQuery: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/roleResource/pageQuery",
    may: ["PERM_ROLE.VIEW"],
    safe: true,
    summary: "Resources that a role can be bound to, a page",
    body: pageQuery({ filter: { keyword: z.string().trim().max(60).optional() }, sort: ["CODE_ASC"] }),
    result: page(Resource),
  }),
  update: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/roleResource/update",
    may: ["PERM_ROLE.BIND_RESOURCE"],
    summary: "Set the resources that a role is bound to",
    body: BindResources,
    result: RoleBinding,
  }),
} as const;
