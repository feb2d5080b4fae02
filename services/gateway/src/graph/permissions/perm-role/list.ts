import {
  ROLE_SORTS,
  roleFilter,
  RoleInput,
  roleRoutes,
  type Role as Row,
} from "@linehaul/schema/permissions/perm-role";
import { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { narrowed } from "../../../access/grant.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueConnection } from "../../../catalogue/connection.ts";
import { catalogueSave } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { ascending, newestFirst, textDescending } from "../../../paging/sort-key.ts";
import { ConfigStatus } from "../../../contract/common.ts";
import { RoleType } from "./enums.ts";
import { Role } from "./perm-role.ts";

catalogueConnection("roles", {
  type: Role,
  description: "Roles, a page. One call to the admin service.",
  may: Role.may,
  sorts: ROLE_SORTS,
  sortKeys: {
    CODE_ASC: ascending((r: Row) => r.code),
    CODE_DESC: textDescending((r: Row) => r.code),
    MODIFIED_AT_DESC: newestFirst((r: Row) => r.modifiedAt),
  },
  filter: {
    schema: z.object(roleFilter),
    input: builder.inputType("RoleFilter", {
      description: "Conditions that must all hold.",
      fields: (t) => ({
        keyword: t.string({ description: "In code or name." }),
        status: t.field({ type: ConfigStatus, description: "In use or not." }),
        type: t.field({ type: RoleType, description: "Common or admin." }),
      }),
    }),
  },
  page: (grant, query) => grant.call(roleRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PERM_ROLE.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: Role,
  field: "role",
  may: { create: "PERM_ROLE.CREATE", edit: "PERM_ROLE.EDIT" },
  schema: RoleInput,
  input: (t) => ({
    code: t.string({ required: true, description: "Capital letters, digits and underscores, 2–50." }),
    name: t.string({ required: true, description: "Up to 60 characters." }),
    type: t.field({ type: RoleType, required: true, description: "Common or admin (PERM-07)." }),
  }),
  save: (grant, { id, version, ...own }, options) =>
    id === undefined
      ? narrowed(grant, "PERM_ROLE.CREATE").call(roleRoutes.add, { body: own }, options)
      : narrowed(grant, "PERM_ROLE.EDIT").call(roleRoutes.update, { body: { id, version, ...own } }, options),
});

catalogueToggle("Enable", {
  type: Role,
  field: "role",
  may: "PERM_ROLE.ENABLE",
  description: "Brings a role into use.",
  write: (grant, id, options) => grant.call(roleRoutes.changeState, { body: { id, status: "ENABLED" } }, options),
});
catalogueToggle("Disable", {
  type: Role,
  field: "role",
  may: "PERM_ROLE.DISABLE",
  description: "Takes a role out of use: nobody works in it any more, and it is given to nobody (AUTH-14).",
  write: (grant, id, options) => grant.call(roleRoutes.changeState, { body: { id, status: "DISABLED" } }, options),
});
