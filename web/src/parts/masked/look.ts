import type { SystemStyleObject } from "@chakra-ui/react";

/** A value masked and in the clear. */
export const maskedLook: SystemStyleObject = {
  "& .masked": { color: "fg.muted", letterSpacing: "wide" },
  "& .clear": { bg: "bg.selected", borderRadius: "l1", px: "1", userSelect: "all" },
};
