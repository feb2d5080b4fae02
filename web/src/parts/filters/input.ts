import { chakra } from "@chakra-ui/react";
import { inputRecipe } from "../../theme/recipes/input.ts";

/** A box outside of a form: Chakra's own brings what ties a form's field to its label and its error into the first screen. */
export const Input = chakra("input", inputRecipe);
