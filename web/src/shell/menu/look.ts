import { chakra } from "@chakra-ui/react";

/** A branch's row: 30 px. */
export const BranchButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.25",
    width: "full",
    h: "30px",
    px: "3.5",
    color: "nav.fg",
    textAlign: "start",
    whiteSpace: "nowrap",
    cursor: "pointer",
    outlineOffset: "-2px",
    _hover: { color: "nav.bright" },
    _expanded: { color: "nav.bright", fontWeight: "semibold" },
    "&[aria-current=page]": { color: "nav.bright", fontWeight: "semibold" },
    "& > svg": { flexShrink: "0", opacity: "0.8" },
    "& > span": { flex: "1", overflow: "hidden", textOverflow: "ellipsis" },
  },
});

/** A page's row: 28 px, or two lines of a name that has no room beside its badge; on a hairline, the active one has the brand's. */
export const LeafLink = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1.5",
    minH: "control",
    py: "0.5",
    ms: "22px",
    me: "2",
    px: "2.5",
    borderRadius: "5px",
    position: "relative",
    color: "nav.fg",
    lineHeight: "1.3",
    cursor: "pointer",
    outlineOffset: "-2px",
    "& > span": { flex: "1", minW: "0", lineClamp: "2" },
    "& > svg": { flexShrink: "0", color: "nav.dim" },
    _before: {
      content: '""',
      position: "absolute",
      insetStart: "-1px",
      top: "-1px",
      bottom: "-1px",
      width: "1px",
      bg: "nav.line",
    },
    _hover: { color: "nav.bright", bg: "nav.on" },
    "&[aria-current=page]": {
      bg: "nav.on",
      color: "nav.bright",
      fontWeight: "semibold",
      _before: { width: "2px", bg: "brand" },
    },
  },
});

/** How many wait there. The hottest of the menu is in the brand's colour. */
export const BadgeMark = chakra("b", {
  base: {
    fontSize: "2xs",
    lineHeight: "16px",
    fontWeight: "semibold",
    px: "1.5",
    borderRadius: "8px",
    bg: "nav.badge",
    color: "nav.bright",
    "&[data-hot]": { bg: "brand.hot", color: "brand.contrast" },
  },
});

/** A page's row with its star at the end. */
export const LeafRow = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    position: "relative",
    "& > a": { flex: "1", minW: "0", pe: "7" },
    "& > button": { position: "absolute", insetEnd: "3" },
  },
});

export const StarButton = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "6",
    borderRadius: "l1",
    color: "nav.dim",
    opacity: "0",
    cursor: "pointer",
    outlineOffset: "-2px",
    _hover: { color: "nav.bright" },
    _focusVisible: { opacity: "1" },
    "li:hover > &": { opacity: "1" },
    "&[aria-pressed=true]": { opacity: "1", "& > svg": { fill: "currentColor" } },
  },
});
