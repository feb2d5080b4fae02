import { wantedBy } from "@linehaul/schema/page-address";
import type { Menu } from "../../pages/menu/menu-of.ts";
import { traitsOf } from "../../pages/traits-of.ts";
import { reduceTabs, type Tabs } from "./state.ts";
import { restoreTabs } from "./storage.ts";

/** The tabs of this window as they were, and the page that the address asks for in front, where it is one to open in a tab. */
export function firstTabs(userId: string, menu: Pick<Menu, "codeOf" | "isOpen">): Tabs {
  const kept = restoreTabs(userId);
  const wanted = wantedBy(new URL(location.href), menu.codeOf);
  const isTab = wanted !== null && menu.isOpen(wanted.code) && traitsOf(wanted.code).href === undefined;
  return isTab ? reduceTabs(kept, { type: "open", ...wanted }) : kept;
}
