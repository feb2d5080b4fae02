import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

const ON = "&:is([data-state=checked], [data-state=indeterminate])";
const mark = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexShrink: "0",
  boxSize: "3.5",
  bg: "bg.panel",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "l1",
  cursor: "checkbox",
  focusVisibleRing: "outside",
  _icon: { boxSize: "full" },
  _invalid: { borderColor: "border.error" },
  _disabled: { layerStyle: "disabled" },
  [ON]: { bg: "route.solid", color: "route.contrast", borderColor: "route.solid" },
} as const;

export const checkmarkRecipe = defineRecipe({ className: "chakra-checkmark", base: mark });

/** 14 px boxes, blue when ticked: selection is `route`. */
export const checkboxSlotRecipe = defineSlotRecipe({
  className: "chakra-checkbox",
  slots: ["root", "control", "label", "indicator", "group"],
  base: {
    root: { display: "inline-flex", gap: "2", alignItems: "center", verticalAlign: "top", position: "relative" },
    control: mark,
    label: { userSelect: "none", _disabled: { opacity: "0.5" } },
  },
});
