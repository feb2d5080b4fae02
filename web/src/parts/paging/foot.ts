import { chakra, type SystemStyleObject } from "@chakra-ui/react";

const pageButton: SystemStyleObject = {
  minW: "6",
  h: "6",
  px: "1",
  borderRadius: "5px",
  cursor: "pointer",
  _hover: { bg: "bg.muted", color: "fg" },
  "&[aria-current]": { bg: "neutral.subtle", color: "fg", fontWeight: "semibold" },
  _disabled: { opacity: "0.4", cursor: "not-allowed", bg: "transparent" },
};
const sizeSelect: SystemStyleObject = {
  h: "6",
  px: "1",
  borderRadius: "5px",
  bg: "bg.panel",
  color: "fg.muted",
  cursor: "pointer",
  _hover: { bg: "bg.muted", color: "fg" },
};

/** The bar under a list. What is in it is drawn anew with each page of rows, so that it looks by this one style. */
export const Foot = chakra("footer", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "30px",
    flexShrink: "0",
    px: "4",
    borderTopWidth: "1px",
    color: "fg.muted",
    bg: "bg.panel",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    "& > nav": { display: "flex", alignItems: "center", gap: "0.5", ms: "auto" },
    "& > nav > button": pageButton,
    "& > select": sizeSelect,
    // The last row of the table touches the foot: one line is enough.
    mt: "-1px",
    position: "relative",
    zIndex: "docked",
    "@media (max-width: 600px)": { flexWrap: "wrap", py: "1", columnGap: "3", rowGap: "1" },
  },
});
