import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useListKeys } from "../../parts/keys/use-list-keys.ts";
import type { MenuEntry } from "../bar/menu-button.tsx";
import { showModal } from "../../parts/dialog/open-dialogs.ts";
import type { PageParams } from "../../tab/tab-id.ts";
import { branchIcon, Icon } from "../../parts/icons/icons.tsx";
import { findPages, plain, type MenuGroup, type MenuItem } from "../../pages/menu/items.ts";
import type { Choice, ChoiceGroup } from "./choice.ts";
import type { Overlay } from "./host.tsx";
import { Box, Line, Lines, Search, Said } from "./look.ts";
import { useActions } from "./use-actions.ts";
import { useRecords } from "./use-records.ts";

const MOST_PAGES = 8;
const MOST_ACTIONS = 6;

export interface PaletteProps {
  readonly groups: readonly MenuGroup[];
  readonly favourites: readonly MenuItem[];
  readonly recent: readonly MenuItem[];
  /** What can be done with the tab in front. */
  readonly tab: readonly MenuEntry[];
  /** The module of the tab in front. */
  readonly page: MenuItem | null;
  readonly mayFindOrders: boolean;
  readonly mayOpenCustomers: boolean;
  readonly onOpen: (code: string, params?: PageParams, title?: string) => void;
  readonly onShow: (overlay: Overlay) => void;
  readonly onClose: () => void;
}

/** Pages, actions and records by what one types; all of it by keys. Without a text: favourites and what was open lately. */
export default function Palette(props: PaletteProps): ReactNode {
  const { t } = useTranslation();
  const { groups, favourites, recent, onOpen, onClose } = props;
  const [text, setText] = useState("");
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (box.current ? showModal(box.current) : undefined), []);

  const page = (item: MenuItem, branch: string): Choice => ({
    key: item.code,
    label: item.name,
    note: branch,
    icon: branchIcon(groups.find((g) => g.items.some((i) => i.code === item.code))?.code ?? "", null),
    run: () => onOpen(item.code),
  });
  const branchOf = (code: string) => groups.find((g) => g.items.some((i) => i.code === code))?.name ?? "";
  const words = plain(text).split(/\s+/).filter(Boolean);
  const actions = useActions({ tab: props.tab, page: props.page, show: props.onShow });
  const records = useRecords({
    text,
    mayFindOrders: props.mayFindOrders,
    mayOpenCustomers: props.mayOpenCustomers,
    open: onOpen,
  });
  const shown: readonly ChoiceGroup[] =
    words.length === 0
      ? [
          { key: "favourites", choices: favourites.map((item) => page(item, branchOf(item.code))) },
          { key: "recent", choices: recent.map((item) => page(item, branchOf(item.code))) },
          { key: "actions", choices: actions.slice(0, MOST_ACTIONS) },
        ]
      : [
          { key: "records", choices: records.choices },
          {
            key: "pages",
            choices: findPages(groups, text)
              .slice(0, MOST_PAGES)
              .map(({ item, branch }) => page(item, branch)),
          },
          {
            key: "actions",
            choices: actions
              .filter((a) => words.every((word) => plain(`${a.label} ${a.note ?? ""}`).includes(word)))
              .slice(0, MOST_ACTIONS),
          },
        ];
  const lines = shown.flatMap((group) => group.choices);
  const take = (at: number) => {
    onClose();
    lines[at]?.run();
  };
  const keys = useListKeys({
    count: lines.length,
    isOpen: true,
    first: 0,
    onOpen: () => undefined,
    onTake: take,
    onLeave: onClose,
  });
  return (
    <Box
      ref={box}
      aria-label={t("palette.title")}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onPointerDown={(e) => {
        if (e.target === e.currentTarget) onClose();
      }}
    >
      <Search>
        <Icon name="search" />
        <input
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be typed into
          role="combobox"
          aria-label={t("palette.title")}
          aria-autocomplete="list"
          aria-expanded={lines.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={keys.active === -1 ? undefined : `${id}${keys.active}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          placeholder={t("palette.hint")}
          value={text}
          onChange={(e) => {
            setText(e.currentTarget.value);
            keys.setActive(0);
          }}
          onKeyDown={keys.onKeyDown}
        />
        <kbd>Esc</kbd>
      </Search>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of two parts, in groups */}
      <Lines id={`${id}list`} role="listbox" aria-label={t("palette.title")}>
        {shown
          .filter((group) => group.choices.length > 0)
          .map((group) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
            <div key={group.key} role="group" aria-labelledby={`${id}${group.key}`}>
              <div role="presentation" id={`${id}${group.key}`}>
                {t(`palette.${group.key}`)}
              </div>
              {group.choices.map((choice) => (
                <ChoiceLine
                  key={choice.key}
                  id={id}
                  choice={choice}
                  at={lines.indexOf(choice)}
                  active={keys.active}
                  onPoint={keys.setActive}
                  onTake={take}
                />
              ))}
            </div>
          ))}
      </Lines>
      {(records.isPending || lines.length === 0) && (
        <Said aria-live="polite">{t(records.isPending ? "palette.looking" : "palette.none")}</Said>
      )}
    </Box>
  );
}

function ChoiceLine(props: {
  readonly id: string;
  readonly choice: Choice;
  readonly at: number;
  readonly active: number;
  readonly onPoint: (at: number) => void;
  readonly onTake: (at: number) => void;
}): ReactNode {
  const { id, choice, at, active, onPoint, onTake } = props;
  const line = useRef<HTMLDivElement>(null);
  const isActive = at === active;
  useLayoutEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <Line
      ref={line}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the box keeps the focus and names the option
      role="option"
      id={`${id}${at}`}
      aria-selected={isActive}
      onPointerDown={(e) => e.preventDefault()}
      onPointerMove={() => onPoint(at)}
      onClick={() => onTake(at)}
    >
      <Icon name={choice.icon} size={14} />
      <span>{choice.label}</span>
      {choice.note && <small>{choice.note}</small>}
    </Line>
  );
}
