import { and, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import { atStart } from "@linehaul/kit/brought";
import type { Db } from "@linehaul/kit/database";
import { fixedId } from "@linehaul/kit/ids";
import { writeOnce } from "@linehaul/kit/write";
import { BUTTONS, MODULES, type ModuleSpec } from "@linehaul/schema/modules";
import { roleButton } from "../perm-role/table.ts";
import { module } from "./table.ts";

export const moduleId = (code: string): string => fixedId("module", code);

const specs: readonly ModuleSpec[] = MODULES;
/** Room between the contracts' modules, for those that are put there. */
const STEP = 10;

/** The contracts' modules as rows. */
const wanted = () =>
  specs.map((m, place) => ({
    id: moduleId(m.code),
    code: m.code,
    parentCode: m.parent,
    nameEn: m.name.en,
    nameZh: m.name["zh-CN"],
    buttons: [...m.buttons],
    sort: (place + 1) * STEP,
  }));

/** Whether the rows say what the contracts say, as far as they follow them. */
async function isInStep(db: Db): Promise<boolean> {
  const rows = new Map((await db.select().from(module)).map((row) => [row.code, row]));
  const all = wanted();
  const follows = (want: (typeof all)[number]): boolean => {
    const row = rows.get(want.code);
    if (!row?.isBuiltIn || row.buttons.join() !== want.buttons.join()) return false;
    if (row.isEdited) return row.parentCode === null || rows.has(row.parentCode);
    return (
      row.parentCode === want.parentCode &&
      row.nameEn === want.nameEn &&
      row.nameZh === want.nameZh &&
      row.sort === want.sort
    );
  };
  const built = [...rows.values()].filter((row) => row.isBuiltIn);
  return built.length === all.length && all.every(follows);
}

/** The contract's value, unless an administrator has set it. */
const unlessEdited = (column: "parent_code" | "name_en" | "name_zh" | "sort") =>
  sql`case when ${module.isEdited} then ${module}.${sql.identifier(column)} else excluded.${sql.identifier(column)} end`;

/**
 * Makes the rows follow the contracts: new modules are added, changed ones changed, gone ones go, with the buttons that roles held
 * of them. Statuses, and what administrators renamed, moved or added, are left alone; what stood in a branch that went follows again.
 */
export async function syncModules(db: Db, now: Date): Promise<void> {
  if (await isInStep(db)) return;
  const by = { createdBy: "system", createdAt: now, modifiedBy: "system", modifiedAt: now };
  await writeOnce(db, atStart("admin", now), async (tx, emit) => {
    const codes = specs.map((m) => m.code);
    await tx.delete(module).where(and(eq(module.isBuiltIn, true), notInArray(module.code, codes)));
    await tx.delete(roleButton).where(notInArray(roleButton.button, [...BUTTONS]));
    const known = tx.select({ code: module.code }).from(module);
    const lost = and(isNotNull(module.parentCode), notInArray(module.parentCode, known));
    await tx.update(module).set({ parentCode: null, isEdited: false }).where(lost);
    await tx
      .insert(module)
      .values(wanted().map((row) => ({ ...row, ...by, isBuiltIn: true })))
      .onConflictDoUpdate({
        target: module.code,
        set: {
          parentCode: unlessEdited("parent_code"),
          nameEn: unlessEdited("name_en"),
          nameZh: unlessEdited("name_zh"),
          sort: unlessEdited("sort"),
          buttons: sql`excluded.buttons`,
          isBuiltIn: true,
          version: sql`${module.version} + 1`,
          modifiedAt: sql`excluded.modified_at`,
        },
      });
    emit({ type: "module.changed", subject: "contracts" });
    return null;
  });
}
