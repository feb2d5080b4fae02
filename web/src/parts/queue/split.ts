import { chakra } from "@chakra-ui/react";

/** A queue beside what is at hand; above it where there is no room. */
export const Split = chakra("div", {
  base: {
    flex: "1",
    minH: "0",
    display: "grid",
    borderTopWidth: "1px",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(17rem, 320px) minmax(0, 1fr)" },
    gridTemplateRows: { base: "minmax(0, 2fr) minmax(0, 3fr)", lg: "minmax(0, 1fr)" },
    "& > *": { minW: "0", minH: "0", display: "flex", flexDirection: "column" },
    "& > :first-of-type": { borderInlineEndWidth: { lg: "1px" }, borderBottomWidth: { base: "1px", lg: "0" } },
  },
});
