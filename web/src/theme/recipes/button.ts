import { defineRecipe } from "@chakra-ui/react";

/** 28 px controls. `solid` is the one primary button of a page; `outline` is the plain one; `ghost` sits in bars and rows. */
export const buttonRecipe = defineRecipe({
  className: "chakra-button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    flexShrink: "0",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "l2",
    whiteSpace: "nowrap",
    userSelect: "none",
    cursor: "button",
    textStyle: "sm",
    fontWeight: "normal",
    transitionProperty: "background-color, border-color, color, opacity",
    transitionDuration: "fast",
    _disabled: { layerStyle: "disabled" },
    _icon: { flexShrink: "0", boxSize: "3.5" },
    _motionReduce: { transition: "none" },
  },
  variants: {
    size: {
      "2xs": { h: "5", minW: "5", px: "1", textStyle: "xs" },
      xs: { h: "6", minW: "6", px: "2", textStyle: "xs" },
      sm: { h: "control", minW: "control", px: "2.5" },
      md: { h: "8", minW: "8", px: "3" },
      lg: { h: "9", minW: "9", px: "4" },
    },
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        fontWeight: "semibold",
        _hover: { bg: "colorPalette.solid/88" },
        _expanded: { bg: "colorPalette.solid/88" },
      },
      outline: {
        bg: "bg.panel",
        borderColor: "border.emphasized",
        color: "colorPalette.fg",
        _hover: { bg: "bg.muted" },
        _expanded: { bg: "bg.muted" },
      },
      subtle: { bg: "colorPalette.subtle", color: "colorPalette.fg", _hover: { bg: "colorPalette.muted" } },
      ghost: {
        color: "colorPalette.fg",
        _hover: { bg: "bg.muted" },
        _expanded: { bg: "bg.muted" },
      },
      plain: { color: "colorPalette.fg", h: "auto", minW: "0", px: "0" },
    },
  },
  defaultVariants: { size: "sm", variant: "outline" },
});
