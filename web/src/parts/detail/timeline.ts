import { chakra } from "@chakra-ui/react";

/** What happened, an item each, the newest first; when and by whom stand small below. */
export const Timeline = chakra("ol", {
  base: {
    listStyle: "none",
    m: "0",
    ps: "3.5",
    borderInlineStartWidth: "2px",
    ms: "1",
    display: "grid",
    gap: "2.5",
    "& > li": { position: "relative" },
    "& > li::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "-19px",
      top: "6px",
      boxSize: "8px",
      borderRadius: "full",
      bg: "border.emphasized",
    },
    "& > li:first-of-type::before": { bg: "route" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});
