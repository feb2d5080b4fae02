import {
  MENU_ICONS,
  moduleAdminRoutes,
  ModuleInput,
  type ModuleRecord as Row,
} from "@linehaul/schema/permissions/perm-module";
import { builder } from "../../access/builder.ts";
import { entity } from "../../access/entity.ts";
import { narrowed } from "../../access/grant.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueFields } from "../../catalogue/fields.ts";
import { CatalogueRow, SwitchableRow } from "../../catalogue/row.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";

const Module = entity("Module", {
  description: "A module as its administrators see it: a branch of the menu, or a page with its buttons.",
  may: ["PERM_MODULE.VIEW"],
  key: (module: Row) => module.id,
  kinds: [CatalogueRow, SwitchableRow],
  load: (ids, grant) => grant.call(moduleAdminRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    code: t.exposeString("code", { description: "E.g. `ORDER_LIST`; finds the page and its texts." }),
    parentCode: t.exposeString("parentCode", { nullable: true, description: "The branch that holds it." }),
    nameEn: t.exposeString("nameEn", { description: "Name in English." }),
    nameZh: t.exposeString("nameZh", { description: "Name in simplified Chinese." }),
    nameHk: t.exposeString("nameHk", { description: "Name in traditional Chinese; empty: as in simplified." }),
    icon: t.exposeString("icon", { nullable: true, description: "Of a branch; null: the one drawn for its code." }),
    sort: t.exposeInt("sort", { description: "Its place in the menu." }),
    buttons: t.exposeStringList("buttons", { description: "As `MODULE.ACTION`; they come with the release." }),
    hasPage: t.exposeBoolean("hasPage", { description: "Without a page it is in no menu." }),
    isBuiltIn: t.exposeBoolean("isBuiltIn", { description: "Does it come with the release? Else it was added here." }),
    isRenamed: t.exposeBoolean("isRenamed", { description: "Does its name go before the locale files'?" }),
    ...catalogueFields(t),
    viewerMayEdit: viewerMay(t, "PERM_MODULE.EDIT", "May the viewer rename, move and sort it?"),
    viewerMayEnable: viewerMay(t, "PERM_MODULE.ENABLE", "May the viewer bring it into use?"),
    viewerMayDisable: viewerMay(t, "PERM_MODULE.DISABLE", "May the viewer take it out of use?"),
  }),
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
  input: (t) => ({
    code: t.string({ required: true, description: "Capital letters, digits and underscores; an edit leaves it." }),
    nameEn: t.string({ required: true, description: "Up to 60 characters." }),
    nameZh: t.string({ required: true, description: "Up to 60 characters." }),
    nameHk: t.string({ required: true, description: "Up to 60 characters; empty: as in simplified Chinese." }),
    parentCode: t.string({ description: "The branch that holds it; none for a branch." }),
    icon: t.string({ description: `One of ${MENU_ICONS.join(", ")}.` }),
    sort: t.int({ required: true, description: "Its place in the menu, 0–99999." }),
  }),
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
