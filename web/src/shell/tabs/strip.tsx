import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MenuButton, MenuSheet } from "../bar/menu-button.tsx";
import { nextItem } from "../bar/menu-keys.ts";
import { Icon } from "../../parts/icons/icons.tsx";
import type { TabControl } from "./control.ts";
import { panelDomId, tabDomId } from "./dom-ids.ts";
import type { Tabs } from "./state.ts";
import { CloseButton, Strip, TabButton } from "./strip-look.ts";
import { useTabActions } from "./tab-actions.ts";
import { useTabDrag } from "./use-tab-drag.ts";

const MIDDLE_BUTTON = 1;
const anchor = (n: number): string => `--tab-${n}`;

/** What the strip shows of a tab. */
export interface TabView {
  readonly id: string;
  readonly name: string;
  readonly isDirty: boolean;
  readonly isPinned: boolean;
}

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
  const row = useRef<HTMLDivElement>(null);
  const actions = useTabActions(tabs.tabs, control);
  const drag = useTabDrag(control.move);
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: { current: HTMLElement } } | null>(null);
  useEffect(() => {
    const shown = document.getElementById(tabDomId(tabs.active));
    shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tabs.active]);

  const onKeyDown = (e: KeyboardEvent) => {
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const at = buttons.findIndex((b) => b === e.currentTarget);
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
      <div data-scroll="">
        <div role="tablist" aria-label={t("tabs.label")} ref={row}>
          {views.map((view, n) => (
            <TabButton
              key={view.id}
              type="button"
              role="tab"
              id={tabDomId(view.id)}
              style={{ anchorName: anchor(n) }}
              title={view.name}
              data-pinned={view.isPinned || undefined}
              aria-selected={view.id === tabs.active}
              aria-controls={view.id === tabs.active ? panelDomId(view.id) : undefined}
              aria-keyshortcuts="Delete Control+Shift+ArrowLeft Control+Shift+ArrowRight"
              tabIndex={view.id === tabs.active ? 0 : -1}
              onClick={() => control.activate(view.id)}
              onKeyDown={onKeyDown}
              onContextMenu={(e) => openMenu(e, view.id)}
              onAuxClick={(e) => {
                if (e.button === MIDDLE_BUTTON) control.askClose([view.id]);
              }}
              {...drag(view.id)}
            >
              {view.isPinned && <Icon name="pin" size={12} />}
              <span dir="auto">{view.name}</span>
              {view.isPinned && <chakra.span srOnly>{` (${t("tabs.pinned")})`}</chakra.span>}
              {view.isDirty && (
                <>
                  <i aria-hidden />
                  <chakra.span srOnly>{` (${t("tabs.unsaved")})`}</chakra.span>
                </>
              )}
            </TabButton>
          ))}
        </div>
        {views.map((view, n) => (
          <CloseButton
            key={view.id}
            type="button"
            style={{ positionAnchor: anchor(n) }}
            aria-label={t("tabs.close", { name: view.name })}
            tabIndex={view.id === tabs.active ? 0 : -1}
            onClick={() => control.askClose([view.id])}
          >
            <Icon name="close" size={12} />
          </CloseButton>
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
