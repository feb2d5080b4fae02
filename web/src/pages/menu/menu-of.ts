import type { TFunction } from "i18next";
import type { MenuButton } from "@linehaul/schema/modules";
import type { Entry } from "@linehaul/schema/page-address";
import { config } from "../../browser/config.ts";
import { moduleName } from "../../i18n/module-name.ts";
import type { ShellViewer } from "../../tab/query.ts";
import { HOME } from "../../tab/tab-id.ts";
import { ACCESS_MS, toast } from "../../tab/toast/queue.ts";
import { traitsOf } from "../traits-of.ts";
import { menuGroups, type MenuGroup, type MenuItem } from "./items.ts";

/** The menu of the role in force, and what follows from it. */
export interface Menu {
  readonly groups: readonly MenuGroup[];
  readonly itemOf: (code: string) => MenuItem | null;
  /** The code of a page that is known by its id, or by its name in the language in use. */
  readonly codeOf: (entry: Entry) => string | null;
  /** What a module is called in the language in use, also one that the menu does not show. */
  readonly nameOf: (code: string) => string;
  /** The name of the branch that a page belongs to, also of one that the menu does not show. */
  readonly branchOf: (code: string) => string | null;
  readonly may: (button: MenuButton) => boolean;
  /** Is it a page that the role may open? Known or not, nobody is told. */
  readonly isOpen: (code: string) => boolean;
  /** SHELL-18: false, and the user is told, for what the role's menu does not hold. */
  readonly mayOpen: (code: string) => boolean;
}

/** `exists`: is there a text of that key? */
export function menuOf(viewer: ShellViewer, t: TFunction, exists: (key: string) => boolean): Menu {
  const rows = new Map(viewer.menu.flatMap((b) => [b, ...b.childModules]).map((m) => [m.moduleCode, m] as const));
  const nameOf = (code: string) => {
    const row = rows.get(code);
    return row?.ownName ?? moduleName(t, code, row?.moduleName);
  };
  const groups = menuGroups(viewer.menu, {
    host: location.host,
    globalMarker: config.globalMarker,
    name: nameOf,
    href: (code) => traitsOf(code).href ?? null,
    needsParams: (code) => traitsOf(code).needsParams === true,
  });
  const items = new Map(groups.flatMap((g) => g.items.map((item) => [item.code, item] as const)));
  const buttons = new Set<string>(viewer.buttons);
  /** A page that needs parameters is in no menu: it opens for who holds a button of it. */
  const isHeld = (code: string) =>
    traitsOf(code).needsParams === true && viewer.buttons.some((b) => b.startsWith(`${code}.`));
  const isOpen = (code: string) => code === HOME || items.has(code) || isHeld(code);
  return {
    groups,
    itemOf: (code) => items.get(code) ?? null,
    codeOf: ({ id, name }) => {
      const all = [...items.values()];
      return (all.find((item) => item.id === id) ?? all.find((item) => item.name === name))?.code ?? null;
    },
    nameOf,
    branchOf: (code) => {
      const branch = viewer.menu.find((b) => b.childModules.some((leaf) => leaf.moduleCode === code));
      return branch ? nameOf(branch.moduleCode) : null;
    },
    may: (button) => buttons.has(button),
    isOpen,
    mayOpen: (code) => {
      if (isOpen(code)) return true;
      const isKnown = exists(`shell:module.${code}`);
      const text = isKnown ? t("access.title", { name: nameOf(code) }) : t("access.unknown", { code });
      toast({ tone: "critical", text, lasts: ACCESS_MS });
      return false;
    },
  };
}
