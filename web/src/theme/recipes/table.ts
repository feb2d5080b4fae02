import { defineSlotRecipe } from "@chakra-ui/react";

/** Rows take the chosen density; the header is 28 px on the sunk surface. */
export const tableSlotRecipe = defineSlotRecipe({
  className: "chakra-table",
  slots: ["root", "header", "body", "row", "columnHeader", "cell", "footer", "caption"],
  base: {
    root: { borderCollapse: "separate", borderSpacing: "0", width: "full", textAlign: "start" },
    columnHeader: {
      h: "control",
      px: "2",
      bg: "bg.subtle",
      borderBottomWidth: "1px",
      textStyle: "xs",
      fontWeight: "medium",
      color: "fg.muted",
      textAlign: "start",
      whiteSpace: "nowrap",
    },
    cell: { h: "row", px: "2", borderBottomWidth: "1px", whiteSpace: "nowrap", textAlign: "start" },
    caption: { textStyle: "xs", color: "fg.muted" },
  },
  variants: {
    interactive: { true: { row: { _hover: { "& > td": { bg: "bg.muted" } } } } },
    stickyHeader: { true: { columnHeader: { position: "sticky", top: "0", zIndex: "1" } } },
  },
});
