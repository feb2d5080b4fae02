import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { menuWidth } from "../theme/appearance.ts";
import { useChoice } from "../theme/choice.ts";
import { roleName } from "../i18n/role-name.ts";
import { Brand, Me, Nav, Scrim } from "./frame-look.ts";
import { Icon } from "../parts/icons/icons.tsx";
import { Mark } from "./mark.tsx";
import { FindBox } from "./menu/find-box.tsx";
import type { MenuGroup } from "../pages/menu/items.ts";
import { MainMenu } from "./menu/main-menu.tsx";
import type { Favourites } from "./menu/use-favourites.ts";
import { useViewer } from "../tab/query.ts";

const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const first = (word = "") => Array.from(word)[0] ?? "";
  return (
    words.length > 1 ? first(words[0]) + first(words.at(-1)) : Array.from(name).slice(0, 2).join("")
  ).toUpperCase();
};

interface SideProps {
  readonly groups: readonly MenuGroup[];
  readonly own: readonly MenuGroup[];
  readonly favourites: Favourites;
  readonly active: string;
  readonly onOpen: (code: string) => void;
  readonly onApproach: (code: string) => void;
  /** A narrow screen: the menu lies over the page while it is open. */
  readonly isNarrow: boolean;
  readonly isDrawerOpen: boolean;
  readonly onDrawerClose: () => void;
}

/** Product, page finder, menu and who is signed in: dark ink in both themes. */
export function Side(props: SideProps): ReactNode {
  const { t } = useTranslation();
  const { groups, active, onOpen, onApproach, isNarrow, isDrawerOpen, onDrawerClose } = props;
  const viewer = useViewer();
  const isMini = useChoice(menuWidth) === "mini" && !isNarrow;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isDrawerOpen) nav.current?.querySelector<HTMLElement>("button")?.focus();
  }, [isDrawerOpen]);
  const open = (code: string) => {
    onOpen(code);
    onDrawerClose();
  };
  const fold = isMini ? t("menu.wide") : t("menu.mini");
  return (
    <>
      {isDrawerOpen && <Scrim onClick={onDrawerClose} />}
      <Nav
        ref={nav}
        aria-label={t("frame.menu")}
        data-drawer={isDrawerOpen ? "" : undefined}
        data-print="hide"
        onKeyDown={(e) => {
          if (e.key === "Escape" && isDrawerOpen) onDrawerClose();
        }}
      >
        <Brand>
          <Mark site={viewer.site === "ID" || viewer.site === "VN" ? viewer.site : "MY"} />
          <span>{t("product")}</span>
          <small>{viewer.site}</small>
          {isNarrow ? (
            <button type="button" aria-label={t("menu.close")} onClick={onDrawerClose}>
              <Icon name="close" size={14} />
            </button>
          ) : (
            <button
              type="button"
              aria-label={fold}
              title={fold}
              onClick={() => menuWidth.set(isMini ? "wide" : "mini")}
            >
              <Icon name={isMini ? "unfold" : "fold"} size={14} />
            </button>
          )}
        </Brand>
        {!isMini && (
          <FindBox
            groups={groups}
            onChoose={(item) => (item.href === null ? open(item.code) : window.open(item.href, "_blank", "noopener"))}
          />
        )}
        <MainMenu
          groups={groups}
          own={props.own}
          favourites={props.favourites}
          active={active}
          isMini={isMini}
          onOpen={open}
          onApproach={onApproach}
        />
        <Me title={`${viewer.displayName} · ${viewer.userName}`}>
          <i aria-hidden>{initials(viewer.displayName)}</i>
          <div>
            <span dir="auto">{viewer.displayName}</span>
            <small>{viewer.role ? roleName(t, viewer.role) : t("role.none")}</small>
          </div>
        </Me>
      </Nav>
    </>
  );
}
