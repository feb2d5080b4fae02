import { defineSlotRecipe } from "@chakra-ui/react";

/** A state: text on its hue. Give it `colorPalette` of a tone (neutral, info, caution, success, critical). */
export const tagSlotRecipe = defineSlotRecipe({
  className: "chakra-tag",
  slots: ["root", "label", "closeTrigger", "startElement", "endElement"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      maxWidth: "100%",
      px: "1.5",
      minH: "5",
      borderRadius: "5px",
      bg: "colorPalette.subtle",
      color: "colorPalette.fg",
      textStyle: "xs",
      fontWeight: "medium",
      whiteSpace: "nowrap",
    },
    label: { lineClamp: "1" },
    closeTrigger: { display: "flex", borderRadius: "l1", color: "currentColor" },
  },
});
