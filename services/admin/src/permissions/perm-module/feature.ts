import { asc, eq } from "drizzle-orm";
import type { Call } from "@linehaul/kit/call";
import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { MENU_PAGES, PAGES } from "@linehaul/schema/__generated__/pages";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { moduleAdminRoutes, moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { rolesOf } from "../account/grants.ts";
import { buttonsOf } from "../perm-role/buttons.ts";
import { menuOf, moduleRow, modulesInUse } from "./menu.ts";
import { checkNeeded } from "./place.ts";
import { addModule, updateModule } from "./save.ts";
import { module } from "./table.ts";
import { moduleView } from "./view.ts";

const rolesOfCaller = async (call: Call) =>
  (await rolesOf(call.db, call.caller.user, { now: call.now(), site: call.caller.site })).held;

/** The buttons of a role that the caller holds (AUTH-09); another one is refused. */
async function heldButtons(call: Call, roleId: string): Promise<Set<string>> {
  if (!(await rolesOfCaller(call)).some((r) => r.roleId === roleId)) throw fail(SERVICE_CODES.notTaken);
  return new Set(await buttonsOf(call.db, roleId));
}

const forUsers = bind(moduleRoutes, {
  all: async (_input, call) => (await modulesInUse(call.db, PAGES)).map((m) => moduleRow(m, call.language)),
  roles: (_input, call) => rolesOfCaller(call),
  menus: async ({ query }, call) => {
    const held = await heldButtons(call, query.roleId);
    return menuOf(await modulesInUse(call.db, MENU_PAGES), held, call.language);
  },
  buttons: async ({ query }, call) => {
    const held = await heldButtons(call, query.roleId);
    const [found] = await call.db.select().from(module).where(eq(module.id, query.moduleId));
    return (found?.buttons ?? []).map((b) => `${found?.code}.${b}`).filter((b) => held.has(b));
  },
});

const forAdministrators = bind(moduleAdminRoutes, {
  tree: async (_input, { db }) =>
    (await db.select().from(module).orderBy(asc(module.sort), asc(module.code))).map(moduleView),
  byIds: ({ body }, call) => catalogueByIds(call, { table: module, row: moduleView, ids: body.ids }),
  add: ({ body }, call) => addModule(call, body),
  update: ({ body }, call) => updateModule(call, body),
  changeState: ({ body }, call) =>
    catalogueToggle(call, {
      table: module,
      row: moduleView,
      event: "module.changed",
      ...body,
      buttons: { ENABLED: "PERM_MODULE.ENABLE", DISABLED: "PERM_MODULE.DISABLE" },
      check: async (tx) => checkNeeded(await tx.select().from(module), "id"),
    }),
});

export const feature: Feature = { routes: [...forUsers.routes, ...forAdministrators.routes] };
