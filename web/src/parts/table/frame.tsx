import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { drawnAlone } from "../drawn-alone/drawn-alone.tsx";
import { cellLooks } from "../cells/looks.ts";

/** A head that sorts: the title and an arrow, pressed as one. */
const sortLook: SystemStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  maxW: "100%",
  h: "5",
  mx: "-1",
  px: "1",
  borderRadius: "l1",
  cursor: "pointer",
  _hover: { color: "fg" },
  "&[data-sorted]": { color: "fg" },
  "& > span": { overflow: "clip", textOverflow: "ellipsis" },
  "& > i": { fontStyle: "normal", fontSize: "10px", width: "8px", opacity: "0" },
  "&:hover > i, &:focus-visible > i": { opacity: "0.5" },
  "&[data-sorted] > i": { opacity: "1" },
};

/**
 * On a screen each row is a grid of its own, of the same columns: of a long page, what stands out of sight is neither styled, laid out nor
 * painted, which the rows of a real table can't be spared. The first fifty always are: else those in sight are styled anew whenever
 * their tab comes back. On paper it is a real table, whose head stands on each sheet.
 */
const onScreen: SystemStyleObject = {
  "& :is(table, thead, tbody)": { display: "block" },
  "& colgroup": { display: "none" },
  "& thead": { position: "sticky", top: "0", zIndex: "3" },
  "& th": { position: "static" },
  "& tr": { display: "grid", gridTemplateColumns: "var(--columns)" },
  "& :is(th, td)": { alignContent: "center" },
  // One line a row, not one a cell.
  "& tbody tr": { borderBottomWidth: "1px" },
  "& td": { borderBottomWidth: "0", h: "calc(var(--row-height) - 1px)" },
  "& td[colspan]": { gridColumn: "1 / -1", h: "auto" },
  "& tbody tr:nth-of-type(n + 51)": {
    contentVisibility: "auto",
    containIntrinsicBlockSize: "calc(var(--row-height) - 1px)",
  },
};

const Box = chakra("div", {
  base: {
    flex: "1",
    minH: "0",
    minW: "0",
    overflow: "auto",
    overscrollBehavior: "contain",
    position: "relative",
    bg: "bg.panel",
    borderTopWidth: "1px",
    scrollPaddingTop: "control",
    "& table": {
      borderCollapse: "separate",
      borderSpacing: "0",
      tableLayout: "fixed",
      width: "100%",
      fontVariantNumeric: "tabular-nums",
    },
    "& th": {
      position: "sticky",
      top: "0",
      zIndex: "2",
      h: "27px",
      px: "2",
      bg: "bg.subtle",
      borderBottomWidth: "1px",
      textAlign: "start",
      textStyle: "xs",
      fontWeight: "medium",
      color: "fg.muted",
      whiteSpace: "nowrap",
    },
    "& td": {
      h: "var(--row-height)",
      px: "2",
      py: "0",
      borderBottomWidth: "1px",
      overflow: "clip",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
    },
    "& tbody tr": {
      bg: "bg.panel",
      _hover: { bg: "bg.muted" },
      "&:has(> .select > :checked)": { bg: "bg.selected" },
      "&[data-peeked]": { bg: "bg.selected" },
      "&[data-off]": { color: "fg.muted" },
    },
    ...cellLooks,
    "& .sort": sortLook,
    "& [data-end]": { textAlign: "end" },
    "& [data-fixed]": { position: "sticky", zIndex: "1" },
    // What scrolls passes beneath it; the others show their row's.
    "& td[data-fixed]": { bg: "inherit" },
    "& th[data-fixed]": { zIndex: "3" },
    "& [data-fixed=start]": { left: "var(--start, 0px)" },
    "& [data-fixed=end]": { right: "0" },
    "& tr > :first-of-type": { ps: "4" },
    "& tr > :last-of-type": { pe: "4" },
    // The ticks stand at the edge, the first column beside them.
    "& .select": { "--start": "0px", width: "40px", pe: "0" },
    "& .select input": {
      display: "block",
      boxSize: "14px",
      accentColor: "var(--chakra-colors-route)",
      cursor: "pointer",
    },
    "& [aria-busy=true] tbody": { opacity: "0.5", transition: "opacity 120ms" },
    "@media screen": onScreen,
    // On a narrow screen the identifier alone stays in view while the rest scrolls.
    "@media (max-width: 600px)": {
      "& .select[data-fixed]": { position: "static" },
      "& th.select[data-fixed]": { position: "sticky", left: "auto", zIndex: "2" },
      "& [data-fixed=start]": { left: "0" },
      "& td[data-fixed=end]": { position: "static" },
      "& th[data-fixed=end]": { right: "auto", zIndex: "2" },
    },
  },
});

/**
 * The scrolling area of a table and the look of what is in it. One style for the whole table: a styled cell each
 * would cost thousands of style look-ups on a page of 200 rows.
 */
export const Frame = drawnAlone(Box);
