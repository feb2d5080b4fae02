import {
  drawerSlotRecipe,
  popoverSlotRecipe,
  progressSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tooltipSlotRecipe,
} from "@chakra-ui/react/theme";
import { buttonRecipe } from "./recipes/button.ts";
import { checkboxSlotRecipe, checkmarkRecipe } from "./recipes/checkbox.ts";
import { dialogSlotRecipe } from "./recipes/dialog.ts";
import { fieldSlotRecipe } from "./recipes/field.ts";
import { inputRecipe, nativeSelectSlotRecipe, textareaRecipe } from "./recipes/input.ts";
import { menuSlotRecipe } from "./recipes/menu.ts";
import { tableSlotRecipe } from "./recipes/table.ts";
import { tagSlotRecipe } from "./recipes/tag.ts";

/** Recipes of single parts. Ours where the look asks for it, Chakra's own (on our tokens) elsewhere. */
export const recipes = {
  button: buttonRecipe,
  checkmark: checkmarkRecipe,
  input: inputRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};
/** Recipes of parts that have slots. */
export const slotRecipes = {
  checkbox: checkboxSlotRecipe,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  popover: popoverSlotRecipe,
  progress: progressSlotRecipe,
  table: tableSlotRecipe,
  tag: tagSlotRecipe,
  tooltip: tooltipSlotRecipe,
};
