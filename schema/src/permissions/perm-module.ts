import { z } from "zod";
import { ByIds, CatalogueRow, ChangeState, editedRow, savedRow } from "../catalogue.ts";
import { asRead, line, note, whole } from "../field.ts";
import { route, routesOf } from "../route.ts";
import { HeldRole } from "./session.ts";

const isOf = {
  moduleId: z.string().meta({ format: "id", description: "The module's id." }),
  moduleName: z.string().describe("Fallback of the locale files."),
  moduleCode: z.string().describe("E.g. `ORDER_LIST`; finds the page and its texts."),
  moduleIcon: z.string().nullable().describe("Name of the icon; null: the one drawn for its code."),
};
/** A node of the menu without the nodes below it. */
export const MenuEntry = z.object({
  ...isOf,
  ownName: z
    .string()
    .nullable()
    .describe(
      "What an administrator renamed it to, in the request's language: it goes before the locale files. Null for one that they name.",
    ),
});
/** A node of the menu (section 3, "Menu module"). */
export interface MenuModule extends Readonly<z.infer<typeof MenuEntry>> {
  readonly childModules: readonly MenuModule[];
  readonly badge: number | null;
}
export const MenuModule: z.ZodType<MenuModule> = MenuEntry.extend({
  get childModules() {
    return z.array(MenuModule).describe("The pages of a branch, in order.");
  },
  badge: z.int().nullable().describe("Always null: what waits on a page is asked of the page's own field."),
}).meta({ id: "MenuModule", description: "A branch of the menu, or a page under it." });

const Names = z.object({
  en: z.string().describe("In English."),
  "zh-CN": z.string().describe("In simplified Chinese."),
  "zh-HK": z.string().describe("In traditional Chinese."),
});
/** A module as the gateway keeps it: the enabled ones with a page, flat, in the order of the menu. */
export const ModuleRow = z.object({
  ...isOf,
  parentCode: z.string().nullable().describe("Code of the branch that holds it; null for a branch."),
  buttons: z.array(z.string()).describe("What can be granted in it: the part of `MODULE.ACTION` after the dot."),
  ownNames: Names.nullable().describe("What an administrator called it; null for one that the locale files name."),
});
export type ModuleRow = z.infer<typeof ModuleRow>;

/** What a branch of the menu may be drawn with; the console draws `branch` for one without. */
export const MENU_ICONS = [
  "CUSTOMERS",
  "MARKETING",
  "TASKS",
  "ORDERS",
  "SERVICE_CENTRE",
  "CONTENT",
  "SITES",
  "BASE_DATA",
  "APP",
  "PERMISSIONS",
  "SYSTEM",
  "SYNC",
  "MONITOR",
  "branch",
] as const;

const own = {
  code: z
    .string("required")
    .regex(/^[A-Z][A-Z0-9_]{1,49}$/, "module.code")
    .describe(
      "E.g. `ORDER_LIST`; finds the page and its texts. Capital letters, digits and underscores, 2–50, a letter first; an edit leaves it.",
    ),
  nameEn: line(60).describe("Name in English."),
  nameZh: line(60).describe("Name in simplified Chinese."),
  nameHk: note(60).describe("Name in traditional Chinese; empty: as in simplified."),
  parentCode: z.string().max(60).nullable().describe("Code of the branch that holds it; null for a branch."),
  icon: z.string().nullable().describe("Of a branch; null: the one drawn for its code."),
  sort: whole(0, 99_999).describe("Its place in the menu."),
};
/** A module to add (no id) or to edit. */
export const ModuleInput = z.object({
  ...savedRow,
  ...own,
  parentCode: own.parentCode.optional(),
  icon: z.enum(MENU_ICONS).nullish().describe("Of a branch; none: the one drawn for its code."),
});
export type ModuleInput = z.infer<typeof ModuleInput>;

/** A module as its administrators see it, flat, in the order of the menu. */
export const ModuleRecord = CatalogueRow.extend({
  ...asRead(own),
  buttons: z.array(z.string()).describe("As `MODULE.ACTION`; they come with the release."),
  hasPage: z.boolean().describe("Does this release have a page for it? Without one it is in no menu."),
  isBuiltIn: z.boolean().describe("Does it come with the release? Else an administrator added it."),
  isRenamed: z.boolean().describe("Does its name go before the locale files'?"),
}).meta({ id: "Module" });
export type ModuleRecord = z.infer<typeof ModuleRecord>;

const module = z.string().max(50).describe("The module's id.");
const role = z.string().max(50).describe("Id of a role that the caller holds.");

export const moduleRoutes = {
  all: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/module/all",
    may: ["GATEWAY"],
    safe: true,
    summary: "Every enabled module that has a page: reference data of the gateway",
    result: z.array(ModuleRow),
  }),
  roles: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/module/roles",
    may: ["SELF"],
    safe: true,
    summary: "The caller's roles",
    result: z.array(HeldRole),
  }),
  menus: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/module/menus",
    may: ["SELF"],
    safe: true,
    summary: "The menu of one of the caller's roles",
    query: z.object({ roleId: role }),
    result: z.array(MenuModule),
  }),
  buttons: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/module/buttons",
    may: ["SELF"],
    safe: true,
    summary: "The buttons of a module that one of the caller's roles holds",
    query: z.object({ moduleId: module, roleId: role }),
    result: z.array(z.string()),
  }),
} as const;

const { read, write } = routesOf("admin");
/** What the administration of modules asks. */
export const moduleAdminRoutes = {
  tree: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/module/tree",
    may: ["PERM_MODULE.VIEW", "PERM_ROLE.VIEW"],
    safe: true,
    summary: "Every module with its buttons, in the order of the menu",
    result: z.array(ModuleRecord),
  }),
  byIds: read("/dev-basp-system/module/byIds", {
    may: ["PERM_MODULE.VIEW"],
    summary: "Modules by id",
    body: ByIds,
    result: z.array(ModuleRecord),
  }),
  add: write("/dev-basp-system/module/add", {
    may: ["PERM_MODULE.CREATE"],
    summary: "Add a module; it has no page, and is out of use",
    body: ModuleInput.omit({ id: true, version: true }),
    result: ModuleRecord,
  }),
  update: write("/dev-basp-system/module/update", {
    may: ["PERM_MODULE.EDIT"],
    summary: "Rename, move or sort a module of the version that was read",
    body: ModuleInput.omit({ code: true }).extend(editedRow),
    result: ModuleRecord,
  }),
  changeState: write("/dev-basp-system/module/changeState", {
    may: ["PERM_MODULE.ENABLE", "PERM_MODULE.DISABLE"],
    summary: "Bring a module into use or take it, with its buttons, out of use",
    body: ChangeState,
    result: ModuleRecord,
  }),
} as const;
