import type { MenuModule, ModuleRow } from "@linehaul/schema/permissions/perm-module";
import type { Language } from "@linehaul/schema/sites";
import type { Actor } from "../../access/actor.ts";

const item = (row: ModuleRow, language: Language, childModules: readonly MenuModule[]): MenuModule => ({
  moduleId: row.moduleId,
  moduleName: row.moduleName,
  moduleCode: row.moduleCode,
  moduleIcon: row.moduleIcon,
  childModules,
  badge: null,
  ownName: row.ownNames?.[language] ?? null,
});

const sorted = new WeakMap<Actor, readonly string[]>();
/** Sorted once for as long as the gateway keeps who somebody is. */
export function sortedButtons(actor: Actor): readonly string[] {
  let buttons = sorted.get(actor);
  if (!buttons) sorted.set(actor, (buttons = [...actor.buttons].sort()));
  return buttons;
}

interface Made {
  readonly rows: readonly ModuleRow[];
  readonly language: Language;
  readonly menu: readonly MenuModule[];
}
const menus = new WeakMap<Actor, Made>();
/** The menu of somebody, made once for as long as the gateway keeps who he is and the modules stay what they are. */
export function menuOf(rows: readonly ModuleRow[], actor: Actor, language: Language): readonly MenuModule[] {
  const made = menus.get(actor);
  if (made?.rows === rows && made.language === language) return made.menu;
  const menu = makeMenu(rows, actor, language);
  menus.set(actor, { rows, language, menu });
  return menu;
}

/** Branches in order, each with the leaves of which the role holds a button (or that have none); a branch without leaves is left out. */
function makeMenu(rows: readonly ModuleRow[], actor: Actor, language: Language): MenuModule[] {
  const opened = new Set([...actor.buttons].map((button) => button.slice(0, button.indexOf("."))));
  const leaves = rows.filter((row) => row.buttons.length === 0 || opened.has(row.moduleCode));
  return rows
    .filter((row) => row.parentCode === null)
    .map((branch) =>
      item(
        branch,
        language,
        leaves.filter((leaf) => leaf.parentCode === branch.moduleCode).map((leaf) => item(leaf, language, [])),
      ),
    )
    .filter((branch) => branch.childModules.length > 0 || opened.has(branch.moduleCode));
}
