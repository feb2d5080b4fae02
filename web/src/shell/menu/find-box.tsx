import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useListKeys } from "../../parts/keys/use-list-keys.ts";
import { Icon } from "../../parts/icons/icons.tsx";
import { findPages, type Found, type MenuGroup, type MenuItem } from "../../pages/menu/items.ts";

const Box = chakra("div", {
  base: {
    position: "relative",
    mx: "2.5",
    mt: "1",
    mb: "2",
    "& > label": {
      display: "flex",
      alignItems: "center",
      gap: "1.75",
      h: "control",
      px: "2.25",
      borderRadius: "l2",
      bg: "nav.on",
      color: "nav.dim",
      _focusWithin: { outline: "2px solid", outlineColor: "route" },
    },
    "& input": {
      flex: "1",
      minW: "0",
      bg: "transparent",
      color: "nav.bright",
      outline: "0",
      _placeholder: { color: "nav.dim" },
    },
    "& [role=listbox], & output": {
      position: "absolute",
      insetX: "0",
      top: "calc(100% + 4px)",
      zIndex: "dropdown",
      maxH: "22rem",
      overflowY: "auto",
      p: "1",
      borderRadius: "l3",
      bg: "bg.panel",
      color: "fg",
      boxShadow: "md",
    },
    "& output": { px: "2.5", py: "2", color: "fg.muted" },
    "& [role=option]": {
      display: "block",
      px: "2",
      py: "1",
      borderRadius: "l1",
      cursor: "pointer",
      "& > small": { display: "block", textStyle: "xs", color: "fg.muted" },
      "&[aria-selected=true]": { bg: "bg.muted" },
    },
  },
});

const MOST_SHOWN = 12;

/** SHELL-10: finds any page of the menu by keyword. */
export function FindBox(props: {
  readonly groups: readonly MenuGroup[];
  readonly onChoose: (item: MenuItem) => void;
}): ReactNode {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = isOpen ? findPages(props.groups, keyword).slice(0, MOST_SHOWN) : [];

  const choose = (one: Found | undefined) => {
    if (!one) return;
    setIsOpen(false);
    setKeyword("");
    input.current?.blur();
    props.onChoose(one.item);
  };
  const keys = useListKeys({
    count: found.length,
    isOpen,
    first: 0,
    onOpen: () => setIsOpen(true),
    onTake: (at) => choose(found[at]),
    onLeave: () => {
      setIsOpen(false);
      setKeyword("");
    },
  });

  return (
    <Box>
      <label>
        <Icon name="search" size={14} />
        <input
          ref={input}
          role="combobox"
          aria-label={t("menu.find")}
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? id : undefined}
          aria-activedescendant={found[keys.active] ? `${id}-${keys.active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t("menu.find")}
          value={keyword}
          onChange={(e) => {
            setKeyword(e.currentTarget.value);
            setIsOpen(true);
            keys.setActive(0);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={keys.onKeyDown}
        />
      </label>
      {found.length > 0 && (
        // No element is the list of a combobox with options of two lines.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="listbox" id={id} aria-label={t("menu.find")}>
          {found.map((one, n) => (
            // The box keeps the focus and hears the keys: `aria-activedescendant` names the option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={one.item.code}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              id={`${id}-${n}`}
              aria-selected={n === keys.active}
              onPointerDown={(e) => e.preventDefault()}
              onPointerEnter={() => keys.setActive(n)}
              onClick={() => choose(one)}
            >
              {one.item.name}
              <small>{one.branch}</small>
            </div>
          ))}
        </div>
      )}
      {isOpen && found.length === 0 && <output aria-live="polite">{t("menu.none")}</output>}
    </Box>
  );
}
