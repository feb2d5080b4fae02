import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { drawnAlone } from "../../parts/drawn-alone/drawn-alone.tsx";
import { Icon } from "../../parts/icons/icons.tsx";
import { SHORTCUTS, signsOf } from "../keys/shortcuts.ts";
import type { Overlay } from "../palette/host.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { OperationsMenu } from "./operations-menu.tsx";
import { RoleButton } from "./role-button.tsx";
import { SiteSwitcher } from "./site-switcher.tsx";

const Bar = drawnAlone(
  chakra("header", {
    base: {
      display: "flex",
      alignItems: "center",
      gap: "1.5",
      ps: { base: "2", md: "4" },
      pe: "3",
      minW: "0",
      bg: "bg.panel",
      borderBottomWidth: "1px",
      "& > nav": { flex: "1", minW: "0", overflow: "hidden" },
      "& ol": { display: "flex", gap: "1.5", listStyle: "none", m: "0", p: "0", whiteSpace: "nowrap" },
      "& li": {
        color: "fg.muted",
        overflow: "hidden",
        textOverflow: "ellipsis",
        "& + li::before": { content: '"/"', me: "1.5" },
      },
      "& li[aria-current]": {
        color: "fg",
        fontWeight: "semibold",
        _before: { fontWeight: "normal", color: "fg.muted" },
      },
    },
  }),
);

export interface TopBarProps {
  /** Branch and page of the active tab, named; home stands in no branch. */
  readonly branch: string | null;
  readonly title: string;
  /** The module of the active tab, for a switch of the site. */
  readonly module: { readonly code: string; readonly id: string; readonly name: string } | null;
  /** Role and language move into the operations menu, the main menu behind a button. */
  readonly isNarrow: boolean;
  readonly onDrawer: () => void;
  /** Shows what lies over the whole console: the palette, the choice of a role, the question of quitting. */
  readonly onShow: (overlay: Overlay) => void;
}

/** 40 px: where one is, and what concerns the whole console. */
export function TopBar({ branch, title, module, isNarrow, onDrawer, onShow }: TopBarProps): ReactNode {
  const { t } = useTranslation();
  // A narrow bar has room for one name, and that is the page's.
  const shown = isNarrow || branch === null ? [title] : [branch, title];
  return (
    <Bar data-print="hide">
      {isNarrow && (
        <Button type="button" variant="ghost" px="1" aria-label={t("menu.open")} onClick={onDrawer}>
          <Icon name="menu" />
        </Button>
      )}
      <nav aria-label={t("frame.breadcrumb")}>
        <ol>
          {shown.map((crumb, n) => (
            <li key={crumb} aria-current={n === shown.length - 1 ? "page" : undefined} title={crumb}>
              {crumb}
            </li>
          ))}
        </ol>
      </nav>
      <PaletteButton isNarrow={isNarrow} onClick={() => onShow("palette")} />
      <SiteSwitcher module={module} />
      {!isNarrow && (
        <>
          <RoleButton onChoose={() => onShow("role")} />
          <LanguageMenu />
        </>
      )}
      <OperationsMenu isNarrow={isNarrow} onShow={onShow} />
    </Bar>
  );
}

const Keys = chakra("kbd", { base: { fontFamily: "body", textStyle: "xs", color: "fg.subtle" } });

/** The way to the palette for those who don't know its keys. */
function PaletteButton({ isNarrow, onClick }: { readonly isNarrow: boolean; readonly onClick: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Button
      type="button"
      variant={isNarrow ? "ghost" : "outline"}
      px={isNarrow ? "1" : "2.5"}
      aria-haspopup="dialog"
      title={t("palette.title")}
      onClick={onClick}
    >
      <Icon name="search" size={14} />
      <chakra.span srOnly>{t("palette.title")}</chakra.span>
      {!isNarrow && <Keys>{signsOf(SHORTCUTS.palette).join(" ")}</Keys>}
    </Button>
  );
}
