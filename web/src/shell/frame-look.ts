import { chakra } from "@chakra-ui/react";
import { drawnAlone } from "../parts/drawn-alone/drawn-alone.tsx";
import { placesLook } from "./tabs/places-look.ts";

/** The frame, below what concerns all of it. */
export const Screen = chakra("div", {
  base: { display: "flex", flexDirection: "column", height: "100dvh", _print: { display: "block", height: "auto" } },
});

/** Menu at the left, bars at the top, the page in the rest. */
export const FrameGrid = drawnAlone(
  chakra("div", {
    base: {
      display: "grid",
      flex: "1",
      minH: "0",
      gridTemplateRows: "var(--chakra-sizes-bar) var(--chakra-sizes-tabs) minmax(0, 1fr)",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "var(--chakra-sizes-menu) minmax(0, 1fr)" },
      "&[data-mini]": { gridTemplateColumns: { md: "var(--chakra-sizes-menu-mini) minmax(0, 1fr)" } },
      _print: { display: "block", height: "auto" },
    },
  }),
);

export const Nav = drawnAlone(
  chakra("nav", {
    base: {
      gridRow: "1 / 4",
      display: { base: "none", md: "flex" },
      flexDirection: "column",
      minH: "0",
      minW: "0",
      bg: "nav.bg",
      color: "nav.fg",
      // On the narrow screen it is a drawer over the page.
      "&[data-drawer]": {
        display: "flex",
        position: "fixed",
        insetBlock: "0",
        insetStart: "0",
        width: "min(17rem, 85vw)",
        zIndex: "modal",
        animationName: "fade-in",
        animationDuration: "fast",
      },
    },
  }),
);

export const Scrim = chakra("div", { base: { position: "fixed", inset: "0", bg: "bg.scrim", zIndex: "overlay" } });

export const Brand = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.25",
    h: "bar",
    px: "3.5",
    flexShrink: "0",
    color: "nav.bright",
    fontWeight: "bold",
    letterSpacing: "tight",
    "& > small": {
      ms: "auto",
      px: "1.25",
      borderWidth: "1px",
      borderColor: "nav.line",
      borderRadius: "l1",
      color: "nav.dim",
      fontSize: "2xs",
      fontWeight: "medium",
      lineHeight: "16px",
    },
    "& > button": {
      display: "grid",
      placeItems: "center",
      boxSize: "6",
      borderRadius: "l1",
      color: "nav.dim",
      cursor: "pointer",
      _hover: { color: "nav.bright" },
    },
    "[data-mini] &": { px: "0", justifyContent: "center", "& > :not(button)": { display: "none" } },
  },
});

/** Who is signed in, at the foot of the menu. */
export const Me = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.25",
    px: "3.5",
    py: "2.25",
    borderTopWidth: "1px",
    borderColor: "nav.line",
    lineHeight: "15px",
    "& > i": {
      display: "grid",
      placeItems: "center",
      boxSize: "26px",
      flexShrink: "0",
      borderRadius: "full",
      bg: "nav.badge",
      color: "nav.bright",
      fontStyle: "normal",
      fontWeight: "semibold",
      fontSize: "2xs",
    },
    "& > div": {
      minW: "0",
      "& > *": { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    },
    "& small": { color: "nav.dim", fontSize: "2xs" },
    "[data-mini] &": { px: "0", justifyContent: "center", "& > div": { display: "none" } },
  },
});

/** Holds the pages of all tabs that were shown. */
export const Main = drawnAlone(
  chakra("main", {
    base: {
      display: "grid",
      grid: "minmax(0, 1fr) / minmax(0, 1fr)",
      minH: "0",
      minW: "0",
      bg: "bg.panel",
      outline: "0",
      _print: { display: "block" },
      ...placesLook,
    },
  }),
);

/** Reached first by Tab, seen only then. */
export const SkipLink = chakra("a", {
  base: {
    position: "fixed",
    insetStart: "2",
    top: "-12",
    zIndex: "skipNav",
    px: "3",
    py: "1",
    borderRadius: "l2",
    bg: "bg.panel",
    color: "route",
    boxShadow: "md",
    _focus: { top: "1" },
  },
});
