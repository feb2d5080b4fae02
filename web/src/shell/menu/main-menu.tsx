import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { nextItem } from "../bar/menu-keys.ts";
import { drawnAlone } from "../../parts/drawn-alone/drawn-alone.tsx";
import { Icon } from "../../parts/icons/icons.tsx";
import { HOME } from "../../tab/tab-id.ts";
import type { MenuGroup } from "../../pages/menu/items.ts";
import { Branch } from "./branch.tsx";
import { menuLook } from "./look.ts";
import { useOpenBranch } from "./use-open-branch.ts";
import type { Favourites } from "./use-favourites.ts";

const List = drawnAlone(
  chakra("div", {
    base: {
      flex: "1",
      minH: "0",
      overflowY: "auto",
      overflowX: "hidden",
      pb: "2",
      scrollbarWidth: "thin",
      scrollbarColor: "var(--chakra-colors-nav-line) transparent",
      "& ul": { listStyle: "none", m: "0", p: "0" },
      ...menuLook,
      "&[data-mini] > ul > li > button": {
        justifyContent: "center",
        px: "0",
        "& > :not(svg:first-of-type)": { srOnly: true },
      },
    },
  }),
);
interface MainMenuProps {
  readonly groups: readonly MenuGroup[];
  /** The user's own choice of pages (favourites, what was open lately), before the server's branches. */
  readonly own: readonly MenuGroup[];
  readonly favourites: Favourites;
  /** The module of the active tab. */
  readonly active: string;
  readonly isMini: boolean;
  readonly onOpen: (code: string) => void;
  /** The pointer rests on a page: its code may be fetched. */
  readonly onApproach: (code: string) => void;
}

/** SHELL-09: the tree, one branch open at a time. Up and down go along what is shown, right and left open and close. */
export function MainMenu(props: MainMenuProps): ReactNode {
  const { groups, own, favourites, active, isMini, onOpen, onApproach } = props;
  const { t } = useTranslation();
  const { open, set, toggle, chosen } = useOpenBranch({ groups, active, isMini });
  const branches = [...own, ...groups];
  const onKeyDown = (e: KeyboardEvent<HTMLElement>) => {
    const rows = [...e.currentTarget.querySelectorAll<HTMLElement>("[data-row]")].filter(
      (row) => !row.closest("[aria-hidden]"),
    );
    const at = rows.findIndex((r) => r === document.activeElement);
    const code = rows[at]?.dataset["row"];
    if (e.key === "Escape" && isMini) set(null);
    if (e.key === "ArrowRight" && code) set(code);
    if (e.key === "ArrowLeft") set(null);
    if (e.key.length === 1 && (e.ctrlKey || e.metaKey || e.altKey)) return;
    const next = nextItem(
      e.key,
      at,
      rows.map((r) => r.textContent ?? ""),
    );
    if (next === null) return;
    e.preventDefault();
    rows[next]?.focus();
  };
  return (
    <List data-mini={isMini ? "" : undefined} onKeyDown={onKeyDown} role="presentation">
      <ul>
        <li>
          <button
            type="button"
            className="branch"
            data-row=""
            aria-current={active === HOME ? "page" : undefined}
            title={isMini ? t("module.HOME") : undefined}
            onClick={() => onOpen(HOME)}
          >
            <Icon name="HOME" />
            <span>{t("module.HOME")}</span>
          </button>
        </li>
        {branches.map((group) => (
          <Branch
            key={group.code}
            group={group}
            counted={own.includes(group) ? null : groups}
            isMini={isMini}
            isOpen={open === group.code}
            // A branch is drawn for a page that it shows alone.
            active={open === group.code && group.items.some((item) => item.code === active) ? active : null}
            marked={favourites.codes}
            onMark={favourites.toggle}
            onToggle={toggle}
            onChosen={chosen}
            onOpen={onOpen}
            onApproach={onApproach}
          />
        ))}
      </ul>
    </List>
  );
}
