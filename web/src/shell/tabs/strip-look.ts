import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { drawnAlone } from "../../parts/drawn-alone/drawn-alone.tsx";

const tab: SystemStyleObject = {
  display: "flex",
  alignItems: "center",
  flexShrink: "0",
  h: "control",
  maxW: "14rem",
  ps: "2.5",
  // Room for the close button, which lies over it.
  pe: "7",
  borderWidth: "1px",
  borderBottomWidth: "0",
  borderColor: "transparent",
  borderTopRadius: "l2",
  color: "fg.muted",
  cursor: "pointer",
  outlineOffset: "-2px",
  _hover: { color: "fg" },
  _selected: {
    bg: "bg.panel",
    borderColor: "border",
    color: "fg",
    fontWeight: "semibold",
    boxShadow: "inset 0 2px 0 var(--chakra-colors-brand)",
  },
  "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "&[data-pinned]": { fontWeight: "medium" },
  "&[data-dragged]": { opacity: "0.4" },
  "&[data-target]": { boxShadow: "inset 2px 0 0 var(--chakra-colors-route)" },
  "& > svg": { flexShrink: "0", me: "1", color: "fg.subtle" },
  "& > i": { boxSize: "1.5", borderRadius: "full", bg: "caution.solid", flexShrink: "0", ms: "1.5" },
};

/**
 * It may not stand inside the tab (a control in a control) nor inside the tab list (which holds tabs alone), so it is laid
 * over its tab. Where a browser can't do that, Delete and the strip's menu close.
 */
const close: SystemStyleObject = {
  display: "grid",
  placeItems: "center",
  position: "absolute",
  boxSize: "6",
  top: "0.5",
  right: "calc(anchor(right) + 2px)",
  borderRadius: "l1",
  color: "fg.subtle",
  cursor: "pointer",
  outlineOffset: "-2px",
  _hover: { bg: "bg.muted", color: "fg" },
  "@supports not (anchor-name: --a)": { display: "none" },
};

/** 32 px: the row of tabs with what stands at its end. Tabs are plain elements in its one style: a switch draws two of them. */
export const Strip = drawnAlone(
  chakra("div", {
    base: {
      display: "flex",
      alignItems: "end",
      minW: "0",
      bg: "bg",
      borderBottomWidth: "1px",
      ps: "2.5",
      "& > [data-scroll]": {
        position: "relative",
        flex: "1",
        minW: "0",
        overflowX: "auto",
        overflowY: "hidden",
        scrollbarWidth: "none",
        mb: "-1px",
      },
      "& > [data-end]": { alignSelf: "center", px: "1.5" },
      "& [role=tablist]": { display: "flex", gap: "1px" },
      "& [role=tab]": tab,
      "& .close": close,
    },
  }),
);
