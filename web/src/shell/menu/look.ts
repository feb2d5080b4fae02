import type { SystemStyleObject } from "@chakra-ui/react";
import { keptHidden } from "../kept-hidden.ts";

/** A branch's row: 30 px. */
const branch: SystemStyleObject = {
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
};

/** A page's row with its star at the end: 28 px, or two lines of a name that has no room beside its badge. */
const leafRow: SystemStyleObject = { display: "flex", alignItems: "center", position: "relative" };

/** A page's link, on a hairline; the active one has the brand's. */
const leaf: SystemStyleObject = {
  flex: "1",
  minW: "0",
  display: "flex",
  alignItems: "center",
  gap: "1.5",
  minH: "control",
  py: "0.5",
  ms: "22px",
  me: "2",
  ps: "2.5",
  pe: "7",
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
};

/** How many things wait there. The hottest of the menu is in the brand's colour. */
const waiting: SystemStyleObject = {
  fontSize: "2xs",
  lineHeight: "16px",
  fontWeight: "semibold",
  px: "1.5",
  borderRadius: "8px",
  bg: "nav.badge",
  color: "nav.bright",
  "&[data-hot]": { bg: "brand.hot", color: "brand.contrast" },
};

/** Its place is always there; what it shows is drawn while somebody could see it, not sixty times out of sight. */
const star: SystemStyleObject = {
  display: "grid",
  placeItems: "center",
  position: "absolute",
  insetEnd: "3",
  boxSize: "6",
  borderRadius: "l1",
  color: "nav.dim",
  cursor: "pointer",
  outlineOffset: "-2px",
  _hover: { color: "nav.bright" },
  "&:not([aria-pressed=true], :focus-visible) > svg": { display: "none" },
  "&[aria-pressed=true] > svg": { fill: "currentColor" },
};

/** How what stands in the menu looks. It is a part of the menu's one style: a switch draws several of its rows, as plain elements. */
export const menuLook: SystemStyleObject = {
  "& .branch": branch,
  "& .leaf-row": leafRow,
  "& .leaf": leaf,
  "& .waiting": waiting,
  "& .star": star,
  "& .leaf-row:hover > .star > svg": { display: "block" },
  // A switch opens one branch and folds another: neither is styled and laid out anew.
  "& li > div[aria-hidden]": keptHidden("block"),
};
