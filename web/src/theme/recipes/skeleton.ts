import { defineRecipe } from "@chakra-ui/react";

/** A part of a page that is on its way; as the outline of a page, it is not seen at once. */
export const skeletonRecipe = defineRecipe({
  className: "chakra-skeleton",
  base: { bg: "border", borderRadius: "l2", flexShrink: "0", animation: "outline" },
});
