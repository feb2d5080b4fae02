import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

/** What all fields that take text share. */
const field = {
  width: "100%",
  minWidth: "0",
  bg: "bg.panel",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "l2",
  textStyle: "sm",
  transitionProperty: "border-color",
  transitionDuration: "fast",
  _focusVisible: { borderColor: "route", outline: "1px solid", outlineColor: "route", outlineOffset: "0" },
  _invalid: { borderColor: "border.error" },
  _disabled: { layerStyle: "disabled", bg: "bg.subtle" },
  _readOnly: { bg: "bg.subtle" },
} as const;

export const inputRecipe = defineRecipe({
  className: "chakra-input",
  base: field,
  variants: {
    size: {
      xs: { h: "6", px: "2", textStyle: "xs" },
      sm: { h: "control", px: "2.5" },
      md: { h: "8", px: "2.5" },
    },
    variant: { outline: {}, flushed: { borderColor: "transparent", bg: "transparent" } },
  },
  defaultVariants: { size: "sm", variant: "outline" },
});

export const textareaRecipe = defineRecipe({
  className: "chakra-textarea",
  base: { ...field, py: "1", scrollPaddingBottom: "1" },
  variants: { size: { sm: { px: "2.5" }, md: { px: "2.5" } }, variant: { outline: {} } },
  defaultVariants: { size: "sm", variant: "outline" },
});

export const nativeSelectSlotRecipe = defineSlotRecipe({
  className: "chakra-native-select",
  slots: ["root", "field", "indicator"],
  base: {
    root: { display: "flex", width: "100%", position: "relative", height: "fit-content" },
    field: { ...field, appearance: "none", ps: "2.5", pe: "7", "& > option": { bg: "bg.panel" } },
    indicator: {
      position: "absolute",
      insetEnd: "2",
      height: "100%",
      display: "inline-flex",
      alignItems: "center",
      pointerEvents: "none",
      color: "fg.muted",
      _icon: { boxSize: "3.5" },
    },
  },
  variants: {
    size: { xs: { field: { h: "6", textStyle: "xs" } }, sm: { field: { h: "control" } }, md: { field: { h: "8" } } },
    variant: { outline: {}, plain: { field: { borderColor: "transparent", bg: "transparent" } } },
  },
  defaultVariants: { size: "sm", variant: "outline" },
});
