import { chakra } from "@chakra-ui/react";

/** How far an act on many rows is, and what it did. */
export const Told = chakra("section", {
  base: {
    display: "grid",
    gap: "2",
    "& > progress": { width: "100%", height: "6px", accentColor: "var(--chakra-colors-route)" },
    "& > ul": { listStyle: "none", m: "0", p: "0", fontVariantNumeric: "tabular-nums" },
    "& > ul > li": { py: "1", borderTopWidth: "1px", overflowWrap: "anywhere" },
    "& > ul > li > b": { fontWeight: "medium", me: "1.5" },
    "& [data-refused]": { color: "critical.fg" },
  },
});
