import { chakra } from "@chakra-ui/react";

const [ABOVE, BELOW] = ["calc(var(--row-height) / 2 - 5px)", "calc(var(--row-height) / 2 + 5px)"];
const LINE = "calc(var(--row-height) - 1px)";

/** Rows of their final height, as many as there is room for: two pictures, and no element for any of them. */
export const RowsOutline = chakra("div", {
  base: {
    position: "relative",
    flex: "1",
    minH: "0",
    animation: "outline",
    backgroundImage: `repeating-linear-gradient(transparent 0 ${LINE}, var(--chakra-colors-border) ${LINE} var(--row-height))`,
    _before: {
      content: '""',
      position: "absolute",
      inset: "0",
      backgroundImage: `repeating-linear-gradient(transparent 0 ${ABOVE}, var(--chakra-colors-border) ${ABOVE} ${BELOW}, transparent ${BELOW} var(--row-height))`,
      maskImage: "repeating-linear-gradient(to right, transparent 0 1rem, #000 1rem 6rem, transparent 6rem 8rem)",
    },
  },
});
