import { chakra } from "@chakra-ui/react";

/** A line in a section of a case that its reader has to know of. */
export const Warning = chakra("p", {
  base: { mt: "1.5", px: "2.5", py: "1.5", borderRadius: "l2", bg: "caution.subtle", color: "caution.fg" },
});
