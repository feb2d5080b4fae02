import { Button } from "@chakra-ui/react";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { Icon, type IconName } from "../../parts/icons/icons.tsx";
import { nextItem } from "./menu-keys.ts";
import { MenuHead, MenuLine, MenuLink, MenuPanel, MenuRow } from "./menu-panel.ts";

/** One row of a menu. With `checked` it is one of a choice; with `href` it opens a window of its own. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  /** Small, at the row's end. */
  readonly note?: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly href?: string;
  readonly onSelect?: () => void;
}
export interface MenuSection {
  readonly key: string;
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
}

const GAP = 4;
const MARGIN = 8;

interface MenuButtonProps {
  /** What the menu is, for those who can't see it. */
  readonly label: string;
  /** What the button says. */
  readonly text?: string;
  readonly icon?: IconName;
  readonly sections: readonly MenuSection[];
  readonly size?: "xs" | "sm";
  readonly variant?: "outline" | "ghost";
}

/** A button with a menu: arrows and letters move, Enter chooses, Escape and Tab close. */
export function MenuButton(props: MenuButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { label, text } = props;
  const name = text === undefined || text === label ? label : `${label}: ${text}`;
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        type="button"
        size={props.size ?? "sm"}
        variant={props.variant ?? "outline"}
        px={props.text ? "2.5" : "1"}
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(e) => {
          if (e.key !== "ArrowDown") return;
          e.preventDefault();
          setOpen(true);
        }}
      >
        {props.text}
        <Icon name={props.icon ?? "down"} size={14} />
      </Button>
      {open && <MenuSheet {...props} id={id} anchor={button} onClose={close} />}
    </>
  );
}

/** Below the button and inside the window, its end at the button's end. */
function place(panel: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const width = panel.offsetWidth;
  panel.style.top = `${at.bottom + GAP}px`;
  panel.style.left = `${Math.max(MARGIN, Math.min(at.right - width, window.innerWidth - width - MARGIN))}px`;
}

/** The menu itself, below what it belongs to. */
export function MenuSheet(props: {
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: (refocus: boolean) => void;
}): ReactNode {
  const { id, label, sections, anchor, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const items = () => [
    ...(panel.current?.querySelectorAll<HTMLElement>("[role^=menuitem]:not([aria-disabled])") ?? []),
  ];

  useLayoutEffect(() => {
    const box = panel.current;
    if (!box || !anchor.current) return;
    box.showPopover();
    place(box, anchor.current);
    (box.querySelector<HTMLElement>("[aria-checked=true]") ?? items()[0])?.focus();
  }, [anchor]);
  useEffect(() => {
    const onPress = (e: PointerEvent) => {
      if (e.target instanceof Node && !panel.current?.contains(e.target) && !anchor.current?.contains(e.target))
        onClose(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [anchor, onClose]);

  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === "Escape" || e.key === "Tab") {
      if (e.key === "Escape") e.preventDefault();
      return onClose(true);
    }
    const all = items();
    const at = all.findIndex((el) => el === document.activeElement);
    const next = nextItem(
      e.key,
      at,
      all.map((el) => el.textContent ?? ""),
    );
    if (next === null) return undefined;
    e.preventDefault();
    all[next]?.focus();
    return undefined;
  };

  return (
    <MenuPanel ref={panel} popover="manual" id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {sections.map((section, n) => (
        <fieldset key={section.key} aria-label={section.label}>
          {n > 0 && <MenuLine />}
          {section.label && <MenuHead aria-hidden>{section.label}</MenuHead>}
          {section.entries.map((entry) => (
            <Entry key={entry.key} entry={entry} onClose={onClose} />
          ))}
        </fieldset>
      ))}
    </MenuPanel>
  );
}

function Entry({ entry, onClose }: { entry: MenuEntry; onClose: (refocus: boolean) => void }): ReactNode {
  const choose = () => {
    if (entry.disabled) return;
    onClose(true);
    entry.onSelect?.();
  };
  if (entry.href !== undefined)
    return (
      <MenuLink
        role="menuitem"
        tabIndex={-1}
        lang={entry.lang}
        href={entry.href}
        target="_blank"
        rel="noopener"
        onClick={choose}
        onKeyDown={(e) => {
          // Enter follows a link by itself.
          if (e.key !== " ") return;
          e.preventDefault();
          e.currentTarget.click();
        }}
      >
        {entry.label}
        {entry.note && <small>{entry.note}</small>}
        <Icon name="window" size={14} />
      </MenuLink>
    );
  return (
    <MenuRow
      role={entry.checked === undefined ? "menuitem" : "menuitemradio"}
      aria-checked={entry.checked}
      aria-disabled={entry.disabled || undefined}
      tabIndex={-1}
      lang={entry.lang}
      onClick={choose}
      onKeyDown={(e) => {
        if (e.key !== "Enter" && e.key !== " ") return;
        e.preventDefault();
        choose();
      }}
    >
      {entry.checked && <Icon name="check" size={14} />}
      {entry.label}
      {entry.note && <small>{entry.note}</small>}
    </MenuRow>
  );
}
