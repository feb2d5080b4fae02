import { chakra } from "@chakra-ui/react";

/** A line below the head of a case that its reader has to know of. */
export const Told = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1",
    mx: "4",
    mb: "2",
    px: "3",
    py: "1.5",
    borderRadius: "l2",
    bg: "caution.subtle",
    color: "caution.fg",
    "& > button": { ms: "auto" },
  },
});
