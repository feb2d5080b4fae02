import type { MenuBranch } from "../../tab/query.ts";

/** A page that the menu can open. */
export interface MenuItem {
  readonly code: string;
  readonly id: string;
  readonly name: string;
  /** Opens a window of its own instead of a tab. */
  readonly href: string | null;
}
/** A branch with its pages. Home is one without. */
export interface MenuGroup {
  readonly code: string;
  readonly name: string;
  readonly icon: string | null;
  readonly items: readonly MenuItem[];
}

/** Hidden on hosts that contain the global site marker (SHELL-17). */
const NOT_ON_GLOBAL = "CONTRACT_RULES";

export interface MenuOptions {
  readonly host: string;
  readonly globalMarker: string;
  /** A module's name in the language in use. */
  readonly name: (code: string) => string;
  /** The address of pages that open a window; null for the others. */
  readonly href: (code: string) => string | null;
  /** Pages without a sense of their own are not shown. */
  readonly needsParams: (code: string) => boolean;
}

/** The menu as it is shown: the server's tree, named in the language in use. Home is the shell's own and comes first. */
export function menuGroups(menu: readonly MenuBranch[], options: MenuOptions): readonly MenuGroup[] {
  const isGlobal = options.globalMarker !== "" && options.host.includes(options.globalMarker);
  const hidden = (code: string) => options.needsParams(code) || (isGlobal && code === NOT_ON_GLOBAL);
  const groups = menu.map((branch): MenuGroup => {
    const items = branch.childModules
      .filter((leaf) => !hidden(leaf.moduleCode))
      .map((leaf) => ({
        code: leaf.moduleCode,
        id: leaf.moduleId,
        name: options.name(leaf.moduleCode),
        href: options.href(leaf.moduleCode),
      }));
    return {
      code: branch.moduleCode,
      name: options.name(branch.moduleCode),
      icon: branch.moduleIcon ?? null,
      items,
    };
  });
  return groups.filter((group) => group.items.length > 0);
}

/** For comparing: without case and accents. */
export const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** A page that a keyword finds, with the branch it stands in. */
export interface Found {
  readonly item: MenuItem;
  readonly branch: string;
}
/** SHELL-10: pages whose name, branch or code holds every word of the keyword; those whose name starts with it first. */
export function findPages(groups: readonly MenuGroup[], keyword: string): readonly Found[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean);
  const all = groups.flatMap((group) => group.items.map((item) => ({ item, branch: group.name })));
  const first = words[0];
  if (first === undefined) return all;
  const hits = all.filter(({ item, branch }) => {
    const text = plain(`${item.name} ${branch} ${item.code.replaceAll("_", " ")}`);
    return words.every((word) => text.includes(word));
  });
  const starts = ({ item }: Found) => plain(item.name).startsWith(first);
  return [...hits.filter(starts), ...hits.filter((hit) => !starts(hit))];
}
