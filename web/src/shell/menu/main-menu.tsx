import { chakra } from "@chakra-ui/react";
import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pageAddress } from "../../tab/address.ts";
import { nextItem } from "../bar/menu-keys.ts";
import { branchIcon, Icon } from "../../parts/icons/icons.tsx";
import { HOME } from "../../tab/tab-id.ts";
import type { MenuGroup, MenuItem } from "../../pages/menu/items.ts";
import { BadgeMark, BranchButton, LeafLink, LeafRow, StarButton } from "./look.ts";
import type { Favourites } from "./use-favourites.ts";

const List = chakra("div", {
  base: {
    flex: "1",
    minH: "0",
    overflowY: "auto",
    overflowX: "hidden",
    pb: "2",
    scrollbarWidth: "thin",
    scrollbarColor: "var(--chakra-colors-nav-line) transparent",
    "& ul": { listStyle: "none", m: "0", p: "0" },
    "&[data-mini] > ul > li > button": {
      justifyContent: "center",
      px: "0",
      "& > :not(svg:first-of-type)": { srOnly: true },
    },
  },
});
/** In mini mode a branch's pages stand beside its icon. */
const Flyout = chakra("div", {
  base: {
    position: "fixed",
    insetStart: "menuMini",
    mt: "-30px",
    zIndex: "dropdown",
    minW: "13rem",
    maxH: "60vh",
    overflowY: "auto",
    py: "1.5",
    bg: "nav.bg",
    color: "nav.fg",
    borderEndRadius: "l3",
    boxShadow: "md",
    "& > h2": { px: "5", pb: "1", textStyle: "xs", color: "nav.dim" },
  },
});

export interface MainMenuProps {
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

const hottest = (groups: readonly MenuGroup[]): number =>
  Math.max(1, ...groups.flatMap((g) => g.items.map((i) => i.badge ?? 0)));

/** SHELL-09: the tree, one branch open at a time. Up and down go along what is shown, right and left open and close. */
export function MainMenu(props: MainMenuProps): ReactNode {
  const { groups, active, isMini } = props;
  const { t } = useTranslation();
  const holder = groups.find((g) => g.items.some((i) => i.code === active))?.code ?? null;
  const [open, setOpen] = useState<string | null>(isMini ? null : holder);
  // Another page was opened: its branch opens with it.
  const [seen, setSeen] = useState(holder);
  if (holder !== seen) {
    setSeen(holder);
    if (holder !== null && !isMini) setOpen(holder);
  }
  // Folded: what was open would lie over the page.
  const [wasMini, setWasMini] = useState(isMini);
  if (isMini !== wasMini) {
    setWasMini(isMini);
    setOpen(isMini ? null : holder);
  }
  const onKeyDown = (e: KeyboardEvent<HTMLElement>) => {
    const rows = [...e.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
    const at = rows.findIndex((r) => r === document.activeElement);
    const code = rows[at]?.dataset["row"];
    if (e.key === "Escape" && isMini) setOpen(null);
    if (e.key === "ArrowRight" && code) setOpen(code);
    if (e.key === "ArrowLeft") setOpen(null);
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
          <BranchButton
            type="button"
            data-row=""
            aria-current={active === HOME ? "page" : undefined}
            title={isMini ? t("module.HOME") : undefined}
            onClick={() => props.onOpen(HOME)}
          >
            <Icon name="HOME" />
            <span>{t("module.HOME")}</span>
          </BranchButton>
        </li>
        {[...props.own, ...groups].map((group) => (
          <Branch
            key={group.code}
            {...props}
            group={group}
            hot={hottest(groups)}
            isOpen={open === group.code}
            onToggle={() => setOpen(open === group.code ? null : group.code)}
            onChosen={() => {
              if (isMini) setOpen(null);
            }}
          />
        ))}
      </ul>
    </List>
  );
}

interface BranchProps extends MainMenuProps {
  readonly group: MenuGroup;
  readonly hot: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChosen: () => void;
}

function Branch({ group, isOpen, onToggle, ...rest }: BranchProps): ReactNode {
  const id = useId();
  const pages = (
    <ul>
      {group.items.map((item) => (
        <LeafRow key={item.code}>
          <Leaf item={item} {...rest} />
          <Star item={item} favourites={rest.favourites} />
        </LeafRow>
      ))}
    </ul>
  );
  return (
    <li>
      <BranchButton
        type="button"
        data-row={group.code}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={rest.isMini ? group.name : undefined}
        onClick={onToggle}
      >
        <Icon name={branchIcon(group.code, group.icon)} />
        <span dir="auto">{group.name}</span>
        {!isOpen && group.badge > 0 ? (
          <Badge count={group.badge} isHot={false} />
        ) : (
          <Icon name={isOpen ? "down" : "right"} size={12} />
        )}
      </BranchButton>
      {isOpen &&
        (rest.isMini ? (
          <Flyout id={id}>
            <h2>{group.name}</h2>
            {pages}
          </Flyout>
        ) : (
          <div id={id}>{pages}</div>
        ))}
    </li>
  );
}

type LeafProps = Omit<BranchProps, "group" | "isOpen" | "onToggle"> & { readonly item: MenuItem };

function Leaf({ item, active, hot, onOpen, onApproach, onChosen }: LeafProps): ReactNode {
  const { t } = useTranslation();
  const onClick = (event: MouseEvent) => {
    onChosen();
    if (item.href !== null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(item.code);
  };
  return (
    <LeafLink
      data-row=""
      href={item.href ?? pageAddress({ code: item.code, params: {} })}
      {...(item.href === null ? {} : { target: "_blank", rel: "noopener" })}
      aria-current={active === item.code ? "page" : undefined}
      title={item.name}
      onClick={onClick}
      onPointerEnter={() => onApproach(item.code)}
      onFocus={() => onApproach(item.code)}
    >
      <span dir="auto">{item.name}</span>
      {item.href !== null && (
        <>
          <Icon name="window" size={12} />
          <chakra.span srOnly>{`(${t("menu.window")})`}</chakra.span>
        </>
      )}
      {item.badge !== null && item.badge > 0 && <Badge count={item.badge} isHot={item.badge === hot} />}
    </LeafLink>
  );
}

/** Beside its page, in sight while the row is pointed at, focused, or marked. */
function Star({ item, favourites }: { readonly item: MenuItem; readonly favourites: Favourites }): ReactNode {
  const { t } = useTranslation();
  const isMarked = favourites.codes.includes(item.code);
  const label = t(isMarked ? "menu.unmark" : "menu.mark", { name: item.name });
  return (
    <StarButton
      type="button"
      aria-pressed={isMarked}
      aria-label={label}
      title={label}
      onClick={() => favourites.toggle(item.code)}
    >
      <Icon name="star" size={12} />
    </StarButton>
  );
}

function Badge({ count, isHot }: { count: number; isHot: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <BadgeMark data-hot={isHot ? "" : undefined} title={t("menu.waiting", { count })}>
      {count}
    </BadgeMark>
  );
}
