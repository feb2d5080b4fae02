import { useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MenuButton, MenuSheet } from "../bar/menu-button.tsx";
import { nextItem } from "../bar/menu-keys.ts";
import type { TabControl } from "./control.ts";
import { tabDomId } from "./dom-ids.ts";
import type { Tabs } from "./state.ts";
import { Strip } from "./strip-look.ts";
import { StripClose, StripTab } from "./strip-tab.tsx";
import { useTabActions } from "./tab-actions.ts";
import { useTabDrag } from "./use-tab-drag.ts";
import type { TabView } from "./use-views.ts";

interface TabStripProps {
  readonly tabs: Tabs;
  readonly views: readonly TabView[];
  readonly control: TabControl;
}

/**
 * The tabs in a row. One of them is reached by Tab; arrows go along the row, with Ctrl and Shift they carry the tab along, Delete closes,
 * the menu key or the right button opens what else can be done with it.
 */
export function TabStrip({ tabs, views, control }: TabStripProps): ReactNode {
  const { t } = useTranslation();
  const actions = useTabActions(tabs.tabs, control);
  const drag = useTabDrag(control.move);
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: { current: HTMLElement } } | null>(null);
  useEffect(() => {
    const shown = document.getElementById(tabDomId(tabs.active));
    shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tabs.active]);

  const onKeyDown = (e: KeyboardEvent<HTMLElement>) => {
    const buttons = [...e.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const at = buttons.findIndex((b) => b === e.target);
    const here = views[at];
    if (!here) return;
    if (e.key === "Delete") {
      e.preventDefault();
      control.askClose([here.id]);
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (step !== undefined && e.ctrlKey && e.shiftKey) {
      e.preventDefault();
      const target = views[at + step];
      if (target) control.move(here.id, target.id);
      return;
    }
    const key = { ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp", Home: "Home", End: "End" }[e.key];
    const names = views.map((v) => v.name);
    const next = key === undefined ? null : nextItem(key, at, names);
    const view = next === null ? undefined : views[next];
    if (!view) return;
    e.preventDefault();
    control.activate(view.id);
    buttons[next ?? 0]?.focus();
  };
  const openMenu = (e: MouseEvent<HTMLElement>, id: string) => {
    e.preventDefault();
    setMenu({ id, anchor: { current: e.currentTarget } });
  };

  return (
    <Strip data-print="hide">
      <div data-scroll="" role="presentation" onKeyDown={onKeyDown}>
        <div role="tablist" aria-label={t("tabs.label")}>
          {views.map((view, n) => (
            <StripTab
              key={view.id}
              id={view.id}
              name={view.name}
              isDirty={view.isDirty}
              isPinned={view.isPinned}
              at={n}
              isActive={view.id === tabs.active}
              control={control}
              onMenu={openMenu}
              drag={drag}
              dragged={drag.of(view.id)}
            />
          ))}
        </div>
        {views.map((view, n) => (
          <StripClose
            key={view.id}
            id={view.id}
            name={view.name}
            at={n}
            isActive={view.id === tabs.active}
            control={control}
          />
        ))}
      </div>
      <div data-end="">
        <MenuButton
          label={t("tabs.more")}
          size="xs"
          variant="ghost"
          sections={[
            {
              key: "pages",
              label: t("tabs.label"),
              entries: views.map((view) => ({
                key: view.id,
                label: view.name,
                checked: view.id === tabs.active,
                onSelect: () => control.activate(view.id),
              })),
            },
            { key: "this", label: t("tabs.actions"), entries: actions(tabs.active) },
          ]}
        />
      </div>
      {menu && (
        <MenuSheet
          id="tab-menu"
          label={t("tabs.actions")}
          sections={[{ key: "this", entries: actions(menu.id) }]}
          anchor={menu.anchor}
          onClose={(refocus) => {
            setMenu(null);
            if (refocus) menu.anchor.current.focus();
          }}
        />
      )}
    </Strip>
  );
}
