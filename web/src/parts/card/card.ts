import { chakra } from "@chakra-ui/react";

/** A card of the home page; no card stands in another. */
export const Card = chakra("section", {
  base: {
    bg: "bg.panel",
    borderWidth: "1px",
    borderRadius: "l3",
    p: "4",
    "& > h2": {
      textStyle: "sm",
      fontWeight: "semibold",
      mb: "3",
      "& > small": { ms: "2", color: "fg.muted", fontWeight: "normal", fontSize: "xs" },
    },
  },
});
