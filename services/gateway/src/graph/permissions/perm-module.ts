import { moduleAdminRoutes, ModuleInput, ModuleRecord } from "@linehaul/schema/permissions/perm-module";
import { builder } from "../../access/builder.ts";
import { narrowed } from "../../access/grant.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";

const Module = catalogueEntity("Module", ModuleRecord, {
  description: "A module as its administrators see it: a branch of the menu, or a page with its buttons.",
  may: ["PERM_MODULE.VIEW"],
  load: (ids, grant) => grant.call(moduleAdminRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: "PERM_MODULE.EDIT", turn: { enable: "PERM_MODULE.ENABLE", disable: "PERM_MODULE.DISABLE" } },
});

builder.queryField("modules", (t) =>
  t.may("PERM_MODULE.VIEW", "PERM_ROLE.VIEW").field({
    type: [Module],
    description: "Every module, flat, in the order of the menu. One call to the admin service.",
    resolve: (_root, _args, grant) => grant.call(moduleAdminRoutes.tree, {}),
  }),
);

catalogueSave({
  type: Module,
  field: "module",
  may: { create: "PERM_MODULE.CREATE", edit: "PERM_MODULE.EDIT" },
  schema: ModuleInput,
  save: (grant, { id, version, code, ...own }, options) =>
    id === undefined
      ? narrowed(grant, "PERM_MODULE.CREATE").call(moduleAdminRoutes.add, { body: { code, ...own } }, options)
      : narrowed(grant, "PERM_MODULE.EDIT").call(moduleAdminRoutes.update, { body: { id, version, ...own } }, options),
});

catalogueToggle("Enable", {
  type: Module,
  field: "module",
  may: "PERM_MODULE.ENABLE",
  description: "Brings a module into use.",
  write: (grant, id, options) =>
    grant.call(moduleAdminRoutes.changeState, { body: { id, status: "ENABLED" } }, options),
});
catalogueToggle("Disable", {
  type: Module,
  field: "module",
  may: "PERM_MODULE.DISABLE",
  description: "Takes a module out of use: it leaves the menu, and its buttons open nothing.",
  write: (grant, id, options) =>
    grant.call(moduleAdminRoutes.changeState, { body: { id, status: "DISABLED" } }, options),
});
