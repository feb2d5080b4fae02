import { chakra } from "@chakra-ui/react";

/** The strip above what a detail page shows: what it is, how it stands, and at its end what may be done. */
export const HeadBar = chakra("header", {
  base: {
    display: "flex",
    // Where there is room it is one line, as its outline is: a long name gives way.
    flexWrap: { base: "wrap", xl: "nowrap" },
    alignItems: "center",
    gap: "2",
    minH: "pageBar",
    px: "4",
    py: "1",
    flexShrink: "0",
    borderBottomWidth: "1px",
    "& > :is(h1, h2)": {
      textStyle: "xl",
      fontWeight: "bold",
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
      minW: "0",
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    "& > p": { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", ms: "1" },
  },
});

export const HeadActs = chakra("div", {
  base: {
    ms: "auto",
    display: "flex",
    flexWrap: "wrap",
    flexShrink: { xl: "0" },
    alignItems: "center",
    gap: "2",
  },
});
