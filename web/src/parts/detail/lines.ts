import { chakra } from "@chakra-ui/react";

/** A small table in a card, scrolling within it where there is no room. */
export const Lines = chakra("div", {
  base: {
    overflowX: "auto",
    mx: "-3.5",
    px: "3.5",
    "& table": { width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
    "& th": { textAlign: "start", textStyle: "xs", fontWeight: "medium", color: "fg.muted", whiteSpace: "nowrap" },
    "& :is(th, td)": { py: "1", pe: "3", borderBottomWidth: "1px", verticalAlign: "top" },
    "& tr > :last-of-type": { pe: "0" },
    "& [data-end]": { textAlign: "end", whiteSpace: "nowrap" },
    "& tbody th": { fontWeight: "normal", textStyle: "sm", color: "fg", whiteSpace: "normal", minW: "10rem" },
    "& small[data-line]": { display: "block", textStyle: "xs", color: "fg.muted" },
    "& tfoot :is(th, td)": { borderBottomWidth: "0", fontWeight: "semibold", color: "fg", textStyle: "sm" },
  },
});
