import { wantedBy } from "@linehaul/schema/page-address";
import type { Menu } from "../../pages/menu/menu-of.ts";
import { traitsOf } from "../../pages/traits-of.ts";
import { onlyHome, reduceTabs, type Tabs } from "./state.ts";
import { restoreTabs } from "./storage.ts";

/** Without those of pages that are not open to him, or are none: nothing is opened to say so. */
function ofOpenPages({ tabs, active }: Tabs, isOpen: Menu["isOpen"]): Tabs {
  const open = tabs.filter(({ code }) => isOpen(code));
  const shown = open.find(({ id }) => id === active) ?? open[0];
  return shown ? { tabs: open, active: shown.id } : onlyHome;
}

/** The tabs of this window as they were, and the page that the address asks for in front, where it is one to open in a tab. */
export function firstTabs(userId: string, menu: Pick<Menu, "codeOf" | "isOpen">): Tabs {
  const kept = ofOpenPages(restoreTabs(userId), menu.isOpen);
  const wanted = wantedBy(new URL(location.href), menu.codeOf);
  const isTab = wanted !== null && menu.isOpen(wanted.code) && traitsOf(wanted.code).href === undefined;
  return isTab ? reduceTabs(kept, { type: "open", ...wanted }) : kept;
}
