import { keptHidden } from "../kept-hidden.ts";

/**
 * Where the pages of tabs stand; all lie on each other, and a hidden one keeps its scroll too. A style of what holds the places, and not of
 * each: a switch draws two of them.
 */
export const placesLook = {
  "& > div": {
    gridArea: "1 / 1",
    display: "flex",
    flexDirection: "column",
    minH: "0",
    minW: "0",
    // Above the boxes of hidden ones, which are still there: what is pressed must reach it. To take the pointer from those would style all in them.
    zIndex: "1",
    // As a hidden one is anyway: counters need not be looked at anew for each switch.
    contain: "style",
  },
  "& > [data-hidden]": { ...keptHidden("flex"), zIndex: "auto" },
  // The page within its place.
  "& > div > [role=tabpanel]": {
    flex: "1",
    minH: "0",
    minW: "0",
    display: "flex",
    flexDirection: "column",
    overflow: "auto",
    bg: "bg.panel",
    position: "relative",
    outlineOffset: "-2px",
    "& > div": { display: "contents" },
  },
} as const;
