import { and, eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueSave, catalogueToggle } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import {
  bindableSorts,
  roleResourceRoutes,
  roleRoutes,
  roleSorts,
  type RoleInput,
} from "@linehaul/schema/permissions/perm-role";
import type { Moment } from "../account/grants.ts";
import { resource } from "../perm-resource/table.ts";
import { resourceView } from "../perm-resource/view.ts";
import { bindModules, bindResources } from "./bind.ts";
import { bindingsOf } from "./bindings.ts";
import { countsOf } from "./counts.ts";
import { holdersOf } from "./holders.ts";
import { roleKind } from "./kind.ts";
import { role } from "./table.ts";
import { whomToAsk } from "./whom-to-ask.ts";

const sorts = sortsIn(role, roleSorts);
const sortsOfResources = sortsIn(resource, bindableSorts);
const momentOf = (call: Call): Moment => ({ now: call.now(), site: call.caller.site });

const save = (call: Call, { id, version, ...values }: RoleInput) =>
  catalogueSave(call, {
    ...roleKind,
    id,
    version,
    values,
    unique: { role_code: "code" },
    buttons: { create: "PERM_ROLE.CREATE", edit: "PERM_ROLE.EDIT" },
  });

const roles = bind(roleRoutes, {
  pageQuery: ({ body: query }, { db }) => {
    const { keyword, status, type } = query.filter ?? {};
    return pageRows({
      db,
      ...roleKind,
      query,
      sorts,
      where: and(
        anyContains([role.code, role.name], keyword),
        status && eq(role.status, status),
        type && eq(role.type, type),
      ),
    });
  },
  byIds: ({ body }, call) => catalogueByIds(call, { ...roleKind, ids: body.ids }),
  counts: ({ body }, { db }) => countsOf(db, body.ids),
  bindings: ({ body }, { db }) => bindingsOf(db, body.ids),
  add: ({ body }, call) => save(call, body),
  update: ({ body }, call) => save(call, body),
  changeState: ({ body }, call) =>
    catalogueToggle(call, {
      ...roleKind,
      ...body,
      // Who works in a role that comes back into use is not known by it: a gateway knows the roles of a session that are in use.
      data: ({ id, status }) => (status === "ENABLED" ? {} : { roles: [id] }),
      buttons: { ENABLED: "PERM_ROLE.ENABLE", DISABLED: "PERM_ROLE.DISABLE" },
    }),
  bindModules: ({ body }, call) => bindModules(call, body),
  holders: ({ body }, call) => holdersOf(call.db, body.button, momentOf(call)),
  whomToAsk: (_input, call) => whomToAsk(call.db, momentOf(call)),
});

const resources = bind(roleResourceRoutes, {
  pageQuery: ({ body: query }, { db }) => {
    const { resourceCode, resourceName, ownerSysName } = resource;
    return pageRows({
      db,
      table: resource,
      row: resourceView,
      query,
      sorts: sortsOfResources,
      where: anyContains([resourceCode, resourceName, ownerSysName], query.filter?.keyword),
    });
  },
  update: ({ body }, call) => bindResources(call, body),
});

export const feature: Feature = { routes: [...roles.routes, ...resources.routes] };
