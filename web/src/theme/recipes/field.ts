import { defineSlotRecipe } from "@chakra-ui/react";

/** Label above, then the control, then help or what is wrong. */
export const fieldSlotRecipe = defineSlotRecipe({
  className: "chakra-field",
  slots: ["root", "label", "errorText", "helperText", "requiredIndicator", "input", "select", "textarea"],
  base: {
    root: { display: "flex", flexDirection: "column", width: "100%", position: "relative", gap: "1" },
    label: { display: "flex", alignItems: "center", gap: "1", textStyle: "sm", fontWeight: "medium" },
    requiredIndicator: { color: "fg.error", lineHeight: "1" },
    errorText: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1",
      color: "fg.error",
      textStyle: "xs",
      _icon: { boxSize: "3" },
    },
    helperText: { color: "fg.muted", textStyle: "xs" },
  },
});
