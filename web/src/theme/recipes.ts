import { spinnerRecipe } from "@chakra-ui/react/theme";
import { buttonRecipe } from "./recipes/button.ts";
import { fieldSlotRecipe } from "./recipes/field.ts";
import { inputRecipe, nativeSelectSlotRecipe, textareaRecipe } from "./recipes/input.ts";
import { skeletonRecipe } from "./recipes/skeleton.ts";

/** Recipes of single parts. Ours where the look asks for it, Chakra's own (on our tokens) elsewhere. */
export const recipes = {
  button: buttonRecipe,
  input: inputRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};
/** Recipes of parts that have slots. */
export const slotRecipes = { field: fieldSlotRecipe, nativeSelect: nativeSelectSlotRecipe };
