import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MenuButton } from "../bar/menu-button.tsx";
import { nextItem } from "../bar/menu-keys.ts";
import { Icon } from "../icons.tsx";
import { panelDomId, tabDomId } from "./dom-ids.ts";
import type { Tabs } from "./state.ts";

const Strip = chakra("div", {
  base: {
    display: "flex",
    alignItems: "end",
    minW: "0",
    bg: "bg",
    borderBottomWidth: "1px",
    ps: "2.5",
    "& > [data-scroll]": {
      position: "relative",
      flex: "1",
      minW: "0",
      overflowX: "auto",
      overflowY: "hidden",
      scrollbarWidth: "none",
      mb: "-1px",
    },
    "& > [data-end]": { alignSelf: "center", px: "1.5" },
    "& [role=tablist]": { display: "flex", gap: "1px" },
  },
});

const Tab = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    flexShrink: "0",
    h: "control",
    maxW: "14rem",
    ps: "2.5",
    // Room for the close button, which lies over it.
    pe: "7",
    borderWidth: "1px",
    borderBottomWidth: "0",
    borderColor: "transparent",
    borderTopRadius: "l2",
    color: "fg.muted",
    cursor: "pointer",
    outlineOffset: "-2px",
    _hover: { color: "fg" },
    _selected: {
      bg: "bg.panel",
      borderColor: "border",
      color: "fg",
      fontWeight: "semibold",
      boxShadow: "inset 0 2px 0 var(--chakra-colors-brand)",
    },
    "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > i": { boxSize: "1.5", borderRadius: "full", bg: "caution.solid", flexShrink: "0", ms: "1.5" },
  },
});

/**
 * It may not stand inside the tab (a control in a control) nor inside the tab list (which holds tabs alone), so it is laid
 * over its tab. Where a browser can't do that, Delete and the strip's menu close.
 */
const Close = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    position: "absolute",
    boxSize: "6",
    top: "0.5",
    right: "calc(anchor(right) + 2px)",
    borderRadius: "l1",
    color: "fg.subtle",
    cursor: "pointer",
    outlineOffset: "-2px",
    _hover: { bg: "bg.muted", color: "fg" },
    "@supports not (anchor-name: --a)": { display: "none" },
  },
});

const MIDDLE_BUTTON = 1;
const anchor = (n: number): string => `--tab-${n}`;

/** What the strip shows of a tab. */
export interface TabView {
  readonly id: string;
  readonly name: string;
  readonly isDirty: boolean;
}

/** The tabs in a row. One of them is reached by Tab; arrows go along the row, Delete closes. */
export function TabStrip(props: {
  readonly tabs: Tabs;
  readonly views: readonly TabView[];
  readonly onActivate: (id: string) => void;
  readonly onClose: (ids: readonly string[]) => void;
  readonly onRefresh: (id: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const { tabs, views, onActivate, onClose } = props;
  const row = useRef<HTMLDivElement>(null);
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
      onClose([here.id]);
      return;
    }
    const key = { ArrowRight: "ArrowDown", ArrowLeft: "ArrowUp", Home: "Home", End: "End" }[e.key];
    const next =
      key === undefined
        ? null
        : nextItem(
            key,
            at,
            views.map((v) => v.name),
          );
    const view = next === null ? undefined : views[next];
    if (!view) return;
    e.preventDefault();
    onActivate(view.id);
    buttons[next ?? 0]?.focus();
  };

  return (
    <Strip data-print="hide">
      <div data-scroll="">
        <div role="tablist" aria-label={t("tabs.label")} ref={row}>
          {views.map((view, n) => (
            <Tab
              key={view.id}
              type="button"
              role="tab"
              id={tabDomId(view.id)}
              style={{ anchorName: anchor(n) }}
              title={view.name}
              aria-selected={view.id === tabs.active}
              aria-controls={view.id === tabs.active ? panelDomId(view.id) : undefined}
              aria-keyshortcuts="Delete"
              tabIndex={view.id === tabs.active ? 0 : -1}
              onClick={() => onActivate(view.id)}
              onKeyDown={onKeyDown}
              onAuxClick={(e) => {
                if (e.button === MIDDLE_BUTTON) onClose([view.id]);
              }}
            >
              <span>{view.name}</span>
              {view.isDirty && (
                <>
                  <i aria-hidden />
                  <chakra.span srOnly>{` (${t("tabs.unsaved")})`}</chakra.span>
                </>
              )}
            </Tab>
          ))}
        </div>
        {views.map((view, n) => (
          <Close
            key={view.id}
            type="button"
            style={{ positionAnchor: anchor(n) }}
            aria-label={t("tabs.close", { name: view.name })}
            tabIndex={view.id === tabs.active ? 0 : -1}
            onClick={() => onClose([view.id])}
          >
            <Icon name="close" size={12} />
          </Close>
        ))}
      </div>
      <div data-end="">
        <TabMenu {...props} />
      </div>
    </Strip>
  );
}

/** Every open page by name, for when they do not fit, and what closes several at once. */
function TabMenu({ tabs, views, onActivate, onClose, onRefresh }: Parameters<typeof TabStrip>[0]): ReactNode {
  const { t } = useTranslation();
  const at = views.findIndex((v) => v.id === tabs.active);
  const ids = views.map((v) => v.id);
  const others = ids.filter((id) => id !== tabs.active);
  const right = ids.slice(at + 1);
  const act = (key: string, label: string, gone: readonly string[]) => ({
    key,
    label,
    disabled: gone.length === 0,
    onSelect: () => onClose(gone),
  });
  return (
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
            onSelect: () => onActivate(view.id),
          })),
        },
        {
          key: "close",
          label: t("tabs.actions"),
          entries: [
            { key: "refresh", label: t("tabs.refresh"), onSelect: () => onRefresh(tabs.active) },
            act("this", t("tabs.closeThis"), [tabs.active]),
            act("others", t("tabs.closeOthers"), others),
            act("right", t("tabs.closeRight"), right),
            act("all", t("tabs.closeAll"), ids),
          ],
        },
      ]}
    />
  );
}
