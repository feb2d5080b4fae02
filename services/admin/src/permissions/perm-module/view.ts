import { catalogueView } from "@linehaul/kit/catalogue";
import { PAGES } from "@linehaul/schema/__generated__/pages";
import { isModuleCode, moduleByCode } from "@linehaul/schema/modules";
import type { ModuleRecord } from "@linehaul/schema/permissions/perm-module";
import type { module } from "./table.ts";

export type ModuleEntry = typeof module.$inferSelect;

/** Did an administrator name it? What he added, he named. */
export function isRenamed({ code, nameEn, nameZh, nameHk }: ModuleEntry): boolean {
  if (!isModuleCode(code)) return true;
  const { name } = moduleByCode(code);
  return nameEn !== name.en || nameZh !== name["zh-CN"] || nameHk !== null;
}

/** A module as its administrators see it. */
export const moduleView = (row: ModuleEntry): ModuleRecord => ({
  ...catalogueView(row),
  code: row.code,
  parentCode: row.parentCode,
  nameEn: row.nameEn,
  nameZh: row.nameZh,
  nameHk: row.nameHk ?? "",
  icon: row.icon,
  sort: row.sort,
  buttons: row.buttons.map((button) => `${row.code}.${button}`),
  hasPage: PAGES.includes(row.code),
  isBuiltIn: row.isBuiltIn,
  isRenamed: isRenamed(row),
});
