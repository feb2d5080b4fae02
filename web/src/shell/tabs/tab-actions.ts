import { useTranslation } from "react-i18next";
import { pageAddress } from "@linehaul/schema/page-address";
import type { MenuEntry } from "../bar/menu-button.tsx";
import { closable, type Tab } from "./state.ts";
import { HOME } from "../../tab/tab-id.ts";
import type { TabControl } from "./control.ts";

/** What can be done with an open tab, for its own menu, for the strip's and for the palette. */
export function useTabActions(tabs: readonly Tab[], control: TabControl): (id: string) => readonly MenuEntry[] {
  const { t } = useTranslation();
  return (id) => {
    const at = tabs.findIndex((tab) => tab.id === id);
    const tab = tabs[at];
    if (!tab) return [];
    const close = (key: "closeThis" | "closeOthers" | "closeRight" | "closeAll", gone: readonly string[]) => ({
      key,
      label: t(`tabs.${key}`),
      disabled: gone.length === 0,
      onSelect: () => control.askClose(gone),
    });
    const others = closable(tabs.filter((other) => other.id !== id));
    const right = closable(tabs.slice(at + 1));
    const isPinned = tab.pinned === true;
    return [
      { key: "refresh", label: t("tabs.refresh"), onSelect: () => control.refresh([id]) },
      {
        key: "pin",
        label: t(isPinned ? "tabs.unpin" : "tabs.pin"),
        disabled: id === HOME,
        onSelect: () => control.pin(id, !isPinned),
      },
      {
        key: "window",
        label: t("tabs.window"),
        href: pageAddress({ code: tab.code, params: tab.params }),
      },
      close("closeThis", [id]),
      close("closeOthers", others),
      close("closeRight", right),
      close("closeAll", closable(tabs)),
    ];
  };
}
