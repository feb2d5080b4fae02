import type { SystemStyleObject } from "@chakra-ui/react";
import { maskedLook } from "../masked/look.ts";
import { tagLook } from "../status/tag.tsx";
import { actLook } from "./act-look.ts";

const linked: SystemStyleObject = { color: "route", _hover: { textDecoration: "underline" } };

/**
 * How what stands in cells looks. It is a part of the table's one style: a page's row is plain elements, and has no styles of its own.
 * What a cell may hold: text, `b`, `small`, and what the functions of this folder, `tag`, `instant`, `pageLink` and `masked` give.
 */
export const cellLooks: SystemStyleObject = {
  "& td a": { ...linked, fontWeight: "medium" },
  // The focus ring of a link would be cut off by the cell, which hides what does not fit.
  "& td a:focus-visible": { outlineOffset: "-2px" },
  "& td small": { fontSize: "xs", color: "fg.subtle", ms: "1.25" },
  "& td progress": {
    width: "4.5rem",
    height: "6px",
    accentColor: "var(--chakra-colors-route)",
    verticalAlign: "middle",
  },
  // In words, on the hue of what failed.
  "& td b[data-failed]": { color: "critical.fg" },
  "& .tag": tagLook,
  "& .act": actLook,
  "& .opener": { ...linked, fontWeight: "semibold", cursor: "pointer" },
  "& .with-end": {
    display: "flex",
    whiteSpace: "pre",
    "& > span": { minW: "0", overflow: "clip", textOverflow: "ellipsis" },
  },
  ...maskedLook,
  // A line of a tree that stands under another.
  "& .below": { ps: "7" },
  // What no one can change, with a lock before it.
  "& .locked": { display: "inline-flex", alignItems: "center", gap: "1.5", color: "fg.muted" },
};
