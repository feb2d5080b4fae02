import { chakra } from "@chakra-ui/react";
import { DialogBox } from "../../parts/dialog/dialog.tsx";

/** Near the top, so that its list grows downwards only. */
export const Box = chakra(DialogBox, { base: { mt: "12vh", maxW: "36rem", overflow: "hidden" } });

export const Search = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    h: "11",
    px: "4",
    color: "fg.muted",
    borderBottomWidth: "1px",
    "& > input": { flex: "1", minW: "0", bg: "transparent", color: "fg", outline: "0", textStyle: "md" },
    "& > kbd": { fontFamily: "body", textStyle: "xs", borderWidth: "1px", borderRadius: "l1", px: "1" },
  },
});

export const Lines = chakra("div", {
  base: {
    maxH: "min(26rem, 60vh)",
    overflowY: "auto",
    p: "1.5",
    "& [role=presentation]": {
      px: "2.5",
      pt: "1.5",
      pb: "0.5",
      textStyle: "xs",
      fontWeight: "medium",
      color: "fg.muted",
    },
  },
});

export const Line = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: "8",
    px: "2.5",
    borderRadius: "l2",
    cursor: "pointer",
    "& > svg": { flexShrink: "0", color: "fg.subtle" },
    "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > small": { ms: "auto", flexShrink: "0", textStyle: "xs", color: "fg.muted" },
    "&[aria-selected=true]": { bg: "bg.selected" },
  },
});

export const Said = chakra("output", { base: { display: "block", px: "4", pb: "3", color: "fg.muted" } });
