import { chakra } from "@chakra-ui/react";

/** The panel of a menu, in the browser's top layer. */
export const MenuPanel = chakra("div", {
  base: {
    position: "fixed",
    inset: "auto",
    m: "0",
    p: "1",
    minW: "11rem",
    maxW: "calc(100vw - 16px)",
    maxH: "calc(100vh - 64px)",
    overflowY: "auto",
    borderWidth: "0",
    borderRadius: "l3",
    bg: "bg.panel",
    color: "fg",
    boxShadow: "md",
    textStyle: "sm",
    zIndex: "dropdown",
    animationName: "fade-in",
    animationDuration: "fast",
  },
});

const row = {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: "control",
    ps: "7",
    pe: "2.5",
    position: "relative",
    borderRadius: "l1",
    cursor: "menuitem",
    outlineOffset: "-2px",
    _hover: { bg: "bg.muted" },
    _focusVisible: { bg: "bg.muted" },
    _disabled: { color: "fg.subtle", _hover: { bg: "transparent" } },
    "& > svg": { position: "absolute", insetStart: "2", color: "route" },
    "& > small": { ms: "auto", textStyle: "xs", color: "fg.muted" },
  },
} as const;
export const MenuRow = chakra("div", row);
/** A row that opens a window of its own: a link, so that it can be copied and opened as one. */
export const MenuLink = chakra("a", row);

export const MenuHead = chakra("div", {
  base: { ps: "2", pe: "2", pt: "1.5", pb: "0.5", textStyle: "xs", fontWeight: "medium", color: "fg.muted" },
});
export const MenuLine = chakra("div", { base: { h: "1px", bg: "border", my: "1", mx: "-1" } });
