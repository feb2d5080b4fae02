import { useTranslation } from "react-i18next";
import type { MenuGroup, MenuItem } from "../../pages/menu/items.ts";
import type { Menu } from "../../pages/menu/menu-of.ts";
import { useFavourites, type Favourites } from "./use-favourites.ts";
import { useRecent } from "./use-recent.ts";

/** The user's own choice of pages. */
export interface OwnPages {
  readonly favourites: Favourites;
  /** What he marked, as the menu has it. */
  readonly marked: readonly MenuItem[];
  /** What was lately in front, what is there now first. */
  readonly recent: readonly MenuItem[];
  /** Both as branches, before those of the server. */
  readonly groups: readonly MenuGroup[];
}

/** What he marked, and what was open lately. */
export function useOwnPages({
  menu,
  userId,
  active,
}: {
  readonly menu: Menu;
  readonly userId: string;
  /** The module of the tab in front. */
  readonly active: string;
}): OwnPages {
  const { t } = useTranslation();
  const favourites = useFavourites(userId);
  const recent = useRecent(userId, active);
  const marked = itemsOf(menu, favourites.codes);
  const lately = itemsOf(menu, recent);
  const all: readonly MenuGroup[] = [
    { code: "FAVOURITES", name: t("menu.favourites"), icon: "star", items: marked },
    { code: "RECENT", name: t("menu.recent"), icon: "clock", items: lately },
  ];
  return {
    favourites,
    marked,
    recent: lately,
    groups: all.filter((group) => group.items.length > 0),
  };
}

const itemsOf = (menu: Menu, codes: readonly string[]): readonly MenuItem[] =>
  codes.map((code) => menu.itemOf(code)).filter((item) => item !== null);
