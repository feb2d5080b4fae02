import { z } from "zod";
import { ByIds, CatalogueRow, ChangeState, savedRow } from "../catalogue.ts";
import { route } from "../route.ts";
import { HeldRole } from "./session.ts";

/** A node of the menu (section 3, "Menu module"). */
export interface MenuModule {
  readonly moduleId: string;
  readonly moduleName: string;
  readonly moduleCode: string;
  readonly moduleIcon: string | null;
  readonly childModules: readonly MenuModule[];
  readonly badge: number | null;
  /** Set when an administrator renamed it, in the language asked for: shown instead of the locale files' name. */
  readonly ownName: string | null;
}
export const MenuModule: z.ZodType<MenuModule> = z
  .object({
    moduleId: z.string(),
    moduleName: z.string(),
    moduleCode: z.string(),
    moduleIcon: z.string().nullable(),
    get childModules() {
      return z.array(MenuModule);
    },
    badge: z.int().nullable(),
    ownName: z.string().nullable(),
  })
  .meta({ id: "MenuModule" });

/** A module as the gateway keeps it: the enabled ones with a page, flat, in the order of the menu. */
export const ModuleRow = z.object({
  moduleId: z.string(),
  moduleName: z.string(),
  moduleCode: z.string(),
  moduleIcon: z.string().nullable(),
  parentCode: z.string().nullable(),
  buttons: z.array(z.string()),
  /** What an administrator called it; null for one that is named by the locale files. */
  ownNames: z.object({ en: z.string(), "zh-CN": z.string(), "zh-HK": z.string() }).nullable(),
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

const NAME = 60;
const MOST_SORT = 99_999;
const name = z.string("required").trim().min(1, "required").max(NAME, "text.max");
const own = {
  nameEn: name,
  nameZh: name,
  /** Empty: as in simplified Chinese. */
  nameHk: z.string().trim().max(NAME, "text.max"),
  /** Code of the branch that holds it; absent for a branch. */
  parentCode: z.string().max(NAME).nullish(),
  icon: z.enum(MENU_ICONS).nullish(),
  sort: z.int("number.integer").min(0, "number.min").max(MOST_SORT, "number.max"),
};
/** A module to add (no id) or to edit. The code of one that is edited stays as it is. */
export const ModuleInput = z.object({
  ...savedRow,
  code: z.string("required").regex(/^[A-Z][A-Z0-9_]{1,49}$/, "module.code"),
  ...own,
});
export type ModuleInput = z.infer<typeof ModuleInput>;

/** A module as its administrators see it, flat, in the order of the menu. */
export const ModuleRecord = CatalogueRow.extend({
  code: z.string(),
  parentCode: z.string().nullable(),
  nameEn: z.string(),
  nameZh: z.string(),
  nameHk: z.string(),
  icon: z.string().nullable(),
  sort: z.int(),
  /** Its buttons as `MODULE.ACTION`; they come with the release. */
  buttons: z.array(z.string()),
  /** Does this release have a page for it? Without one it is in no menu. */
  hasPage: z.boolean(),
  /** Does it come with the release? Else an administrator added it. */
  isBuiltIn: z.boolean(),
  isRenamed: z.boolean(),
}).meta({ id: "ModuleRecord" });
export type ModuleRecord = z.infer<typeof ModuleRecord>;

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
    query: z.object({ roleId: z.string().max(50) }),
    result: z.array(MenuModule),
  }),
  buttons: route({
    service: "admin",
    method: "GET",
    path: "/dev-basp-system/module/buttons",
    may: ["SELF"],
    safe: true,
    summary: "The buttons of a module that one of the caller's roles holds",
    query: z.object({ moduleId: z.string().max(50), roleId: z.string().max(50) }),
    result: z.array(z.string()),
  }),
} as const;

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
  byIds: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/module/byIds",
    may: ["PERM_MODULE.VIEW"],
    safe: true,
    summary: "Modules by id",
    body: ByIds,
    result: z.array(ModuleRecord),
  }),
  add: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/module/add",
    may: ["PERM_MODULE.CREATE"],
    summary: "Add a module; it has no page, and is out of use",
    body: ModuleInput.omit({ id: true, version: true }),
    result: ModuleRecord,
  }),
  update: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/module/update",
    may: ["PERM_MODULE.EDIT"],
    summary: "Rename, move or sort a module of the version that was read",
    body: z.object({ id: z.uuid(), version: z.int().optional(), ...own }),
    result: ModuleRecord,
  }),
  changeState: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-system/module/changeState",
    may: ["PERM_MODULE.ENABLE", "PERM_MODULE.DISABLE"],
    summary: "Bring a module into use or take it, with its buttons, out of use",
    body: ChangeState,
    result: ModuleRecord,
  }),
} as const;
