import { asc } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import type { MenuModule, ModuleRow } from "@linehaul/schema/permissions/perm-module";
import { module } from "./table.ts";
import { isRenamed, type ModuleEntry } from "./view.ts";

const nameIn = (row: ModuleEntry, language: string): string => {
  if (language === "zh-HK") return row.nameHk ?? row.nameZh;
  return language.startsWith("zh") ? row.nameZh : row.nameEn;
};

/** The modules in use that have a page, with the branches that hold one, in the order of the menu. */
export async function modulesInUse(db: Db, pages: readonly string[]): Promise<ModuleEntry[]> {
  const all = await db.select().from(module).orderBy(asc(module.sort), asc(module.code));
  const rows = all.filter((m) => m.status === "ENABLED");
  const open = rows.filter((m) => pages.includes(m.code));
  const branches = new Set(open.map((m) => m.parentCode));
  const disabled = (m: ModuleEntry): boolean => m.parentCode !== null && !rows.some((r) => r.code === m.parentCode);
  return rows.filter((m) => (pages.includes(m.code) && !disabled(m)) || branches.has(m.code));
}

export const moduleRow = (row: ModuleEntry, language: string): ModuleRow => ({
  moduleId: row.id,
  moduleName: nameIn(row, language),
  moduleCode: row.code,
  moduleIcon: row.icon,
  parentCode: row.parentCode,
  buttons: row.buttons,
  ownNames: isRenamed(row) ? { en: row.nameEn, "zh-CN": row.nameZh, "zh-HK": row.nameHk ?? row.nameZh } : null,
});

/** The menu of a role: the modules of which it holds a button, those without buttons, and the branches that hold any. */
export function menuOf(rows: readonly ModuleEntry[], held: ReadonlySet<string>, language: string): MenuModule[] {
  const branches = new Set(rows.map((m) => m.parentCode).filter((code) => code !== null));
  const isOpen = (m: ModuleEntry): boolean =>
    m.buttons.length === 0 || m.buttons.some((b) => held.has(`${m.code}.${b}`));
  const node = (m: ModuleEntry): MenuModule => ({
    moduleId: m.id,
    moduleName: nameIn(m, language),
    moduleCode: m.code,
    moduleIcon: m.icon,
    childModules: rows.filter((child) => child.parentCode === m.code && isOpen(child)).map(node),
    badge: null,
    ownName: isRenamed(m) ? nameIn(m, language) : null,
  });
  return rows
    .filter((m) => m.parentCode === null && isOpen(m))
    .map(node)
    .filter((m) => !branches.has(m.moduleCode) || m.childModules.length > 0);
}
