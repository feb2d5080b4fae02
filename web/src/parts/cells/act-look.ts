import type { SystemStyleObject } from "@chakra-ui/react";
import { buttonRecipe } from "../../theme/recipes/button.ts";

const { size, variant } = buttonRecipe.variants ?? {};

/** A button of a row: Chakra's ghost in the smallest size, as one style for all of a table's. */
export const actLook: SystemStyleObject = {
  ...buttonRecipe.base,
  ...size?.["xs"],
  ...variant?.["ghost"],
  color: "route",
  "&[data-plain]": { color: "fg" },
  "&[data-quiet]": { color: "fg.muted" },
  "&[data-size='2xs']": { ...size?.["2xs"] },
  "&[data-size=sm]": { textStyle: "sm", ...size?.["sm"] },
  "&[data-bare]": { px: "0" },
};
