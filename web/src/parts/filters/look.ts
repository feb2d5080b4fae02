import { chakra } from "@chakra-ui/react";

const line = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5" } as const;

export const Bar = chakra("div", { base: { ...line, px: "4", pb: "2", bg: "bg.panel" } });

/** How wide a list's search box is; on a narrow screen it has a line of its own. */
export const SEARCH_WIDTH = { base: "100%", sm: "316px" } as const;

/** What stands at the end of the bar: all in one line, or all in the next. */
export const End = chakra("span", { base: { ...line, ms: "auto" } });

/** All filters at once, each with its label. */
export const All = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(19rem, 100%), 1fr))",
    gap: "3",
    px: "4",
    pb: "3",
    maxH: "45vh",
    overflow: "auto",
    bg: "bg.panel",
    "& fieldset": { minW: "0" },
    "& legend": { textStyle: "xs", fontWeight: "medium", color: "fg.muted", mb: "1" },
  },
});

/** Looks like a field and opens a list of choices. */
export const PickButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    width: "100%",
    h: "control",
    px: "2.5",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "l2",
    color: "fg.muted",
    textAlign: "start",
    cursor: "pointer",
    "&[data-applied]": { color: "route", bg: "bg.selected" },
    "& > span": { flex: "1", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > i": { fontStyle: "normal" },
  },
});

const chip = {
  display: "inline-flex",
  alignItems: "center",
  h: "control",
  maxW: "100%",
  borderRadius: "l2",
  borderWidth: "1px",
  whiteSpace: "nowrap",
} as const;

/** An applied filter: what it is and what it is set to, then the way to take it off. */
export const Chip = chakra("span", {
  base: {
    ...chip,
    bg: "bg.selected",
    color: "route",
    borderColor: "transparent",
    "& > button": { h: "100%", cursor: "pointer", borderRadius: "l2" },
    "& > button:first-of-type": {
      ps: "2",
      pe: "1",
      minW: "0",
      maxW: "22rem",
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    "& > button:first-of-type > b": { fontWeight: "normal", me: "0.5" },
    "& > button:last-of-type": { minW: "6", flexShrink: "0" },
    "& > button:hover": { textDecoration: "underline" },
    "& > button:last-of-type:hover": { textDecoration: "none", bg: "route/12" },
  },
});

export const AddButton = chakra("button", {
  base: {
    ...chip,
    px: "2",
    borderStyle: "dashed",
    borderColor: "border.emphasized",
    color: "fg.muted",
    cursor: "pointer",
    _hover: { color: "fg", bg: "bg.muted" },
    _expanded: { color: "fg", bg: "bg.muted" },
  },
});

/** Lines of a panel: things to pick or to tick. */
export const Lines = chakra("ul", {
  base: {
    listStyle: "none",
    m: "0",
    p: "0",
    maxH: "17rem",
    overflow: "auto",
    "& > li > small": {
      display: "block",
      px: "2",
      pb: "1",
      color: "fg.muted",
      textStyle: "xs",
      overflowWrap: "anywhere",
    },
    "& > li > :is(button, label)": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      width: "100%",
      minH: "control",
      px: "2",
      borderRadius: "l1",
      textAlign: "start",
      cursor: "pointer",
      _hover: { bg: "bg.muted" },
    },
    "& input": { boxSize: "14px", flexShrink: "0", accentColor: "var(--chakra-colors-route)" },
  },
});

/** Fields of one filter beside each other, with what must be said of them below. */
export const Fields = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1.5",
    "& > p": { width: "100%", textStyle: "xs", color: "fg.muted" },
  },
});
