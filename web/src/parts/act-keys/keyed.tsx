import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Box = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    // Who may not has no button, and so no key.
    "&:not(:has(button))": { display: "none" },

    "& > kbd": {
      px: "1",
      fontFamily: "body",
      textStyle: "xs",
      borderWidth: "1px",
      borderRadius: "l1",
      color: "fg.muted",
      display: { base: "none", lg: "inline-block" },
    },
    "[data-letters=off] &": { "& > kbd": { display: "none" } },
  },
});

/** An act of a page with the letter that presses it. */
export function Keyed({ letter, children }: { readonly letter: string; readonly children: ReactNode }): ReactNode {
  return (
    <Box data-key={letter}>
      {children}
      <kbd aria-hidden>{letter.toUpperCase()}</kbd>
    </Box>
  );
}
