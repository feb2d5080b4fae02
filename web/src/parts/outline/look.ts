import { chakra } from "@chakra-ui/react";

/**
 * What stands for a page that is on its way, of plain elements under one style. Nothing of it is seen for the first moment
 * (`animations.outline`): what comes sooner flickers less without it.
 */
export const Outline = chakra("output", {
  base: {
    flex: "1",
    display: "flex",
    flexDirection: "column",
    minH: "0",
    overflow: "hidden",
    animation: "outline",
    "& i": { display: "block", h: "2.5", width: "24", borderRadius: "l1", bg: "border" },
    "& > span": { flexShrink: "0" },
    // The heights are those of the page bar, the filter bar, and the head of a table.
    "& > [data-part=bar]": { display: "flex", alignItems: "center", h: "pageBar", px: "4", "& > i": { h: "4" } },
    "& > [data-part=filters]": {
      display: "flex",
      gap: "1.5",
      px: "4",
      pb: "2",
      "& > i": { h: "control", width: "40" },
    },
    "& > [data-part=head]": { h: "28px", borderBlockWidth: "1px", bg: "bg.subtle" },
    "& > [data-part=path]": {
      h: "48px",
      px: "4",
      pt: "2.5",
      borderBlockWidth: "1px",
      "& > i": { h: "3px", width: "full" },
    },
    "& > [data-part=cards]": {
      flex: "1",
      minH: "0",
      overflow: "hidden",
      display: "grid",
      alignContent: "start",
      gap: "3",
      p: "4",
      bg: "bg",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      "& > i": { h: "48", width: "auto", borderRadius: "l3", borderWidth: "1px", bg: "bg.panel" },
    },
    "&[data-shape=detail] > [data-part=cards]": {
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr)) 18rem" },
      "& > i:nth-of-type(3)": { gridRow: { lg: "span 3" }, h: { lg: "auto" } },
      "& > i:nth-of-type(4)": { gridColumn: { lg: "span 2" } },
    },
    "&[data-shape=home]": {
      bg: "bg",
      "& > [data-part=bar]": { maxW: "72rem", h: "auto", px: { base: "3", md: "5" }, pt: { base: "3", md: "5" } },
      "& > [data-part=bar] > i": { h: "7", width: "72" },
      "& > [data-part=cards]": { gap: "4", maxW: "74.5rem", px: { base: "3", md: "5" } },
      "& > [data-part=cards] > i:first-of-type": { h: "32" },
    },
    "&[data-shape=form] > [data-part=cards]": { bg: "bg.panel", pt: "0" },
    "&:is([data-shape=home], [data-shape=form]) > [data-part=cards] > i:first-of-type": { gridColumn: "1 / -1" },
    "&[data-shape=home] > [data-part=cards] > i:nth-of-type(2)": { gridColumn: "1 / -1" },
  },
});
