import { chakra } from "@chakra-ui/react";

/** The list under the box, in the browser's top layer, so that no dialog clips it. */
export const List = chakra(
  "div",
  {
    base: {
      position: "fixed",
      m: "0",
      inset: "auto",
      zIndex: "popover",
      maxH: "min(20rem, calc(100vh - 16px))",
      overflow: "auto",
      p: "1",
      borderWidth: "0",
      borderRadius: "l3",
      bg: "bg.panel",
      color: "fg",
      boxShadow: "md",
      textStyle: "sm",
    },
  },
  { defaultProps: { popover: "manual" } },
);

export const Line = chakra(
  "div",
  {
    base: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      minH: "control",
      px: "2",
      borderRadius: "l2",
      cursor: "pointer",
      "&[data-active]": { bg: "bg.selected", color: "route" },
      "& > span": { flex: "1", minW: "0", overflowWrap: "anywhere" },
      "& > small": { fontSize: "xs", color: "fg.muted" },
    },
  },
  { defaultProps: { role: "option" } },
);

export const Said = chakra("p", { base: { px: "2", py: "1.5", color: "fg.muted" } });

/** LOOK-03. */
export const Warning = chakra("p", {
  base: { px: "2.5", py: "1.5", borderRadius: "l2", bg: "caution.subtle", color: "caution.fg", textStyle: "xs" },
});
