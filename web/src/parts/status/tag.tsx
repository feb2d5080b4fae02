import type { ReactElement } from "react";
import type { SystemStyleObject } from "@chakra-ui/react";
import type { TextOf } from "../../i18n/text-of.ts";
import { TONES } from "../../theme/colors.ts";
import { LOOKS, type Look, type StatusKind, type StatusOf } from "./looks.ts";

/** How a tag looks, whatever draws it. */
export const tagLook: SystemStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: "5px",
  maxW: "100%",
  h: "19px",
  px: "7px",
  borderRadius: "5px",
  textStyle: "xs",
  lineHeight: "19px",
  fontWeight: "medium",
  verticalAlign: "middle",
  bg: "colorPalette.subtle",
  color: "colorPalette.fg",
  ...Object.fromEntries(TONES.map((tone) => [`&[data-tone=${tone}]`, { colorPalette: tone }])),
  "& > i": { flexShrink: "0", boxSize: "6px", borderRadius: "full", bg: "currentColor" },
  "&[data-under-way] > i": {
    bg: "transparent",
    bgImage: "linear-gradient(90deg, currentColor 50%, transparent 50%)",
    boxShadow: "inset 0 0 0 1.2px currentColor",
  },
  // The ink of a letter stands out of its box by a hair: with room for it, what is not cut needs no clip of its own, of which a list has a hundred.
  "& > span": { overflow: "clip", textOverflow: "ellipsis", whiteSpace: "nowrap", px: "2px", mx: "-2px" },
};

/** What of a state is drawn. */
export function tagOf<K extends StatusKind>(kind: K, value: StatusOf<K>) {
  const looks: Readonly<Record<string, Look>> = LOOKS[kind];
  const { tone, underWay }: Look = looks[value] ?? { tone: "neutral" };
  return { look: { "data-tone": tone, "data-under-way": underWay }, label: `parts:status.${kind}.${value}` };
}

/** A state in a cell, as `StatusTag` draws it elsewhere. */
export function tag<K extends StatusKind>(kind: K, value: StatusOf<K>, t: TextOf): ReactElement {
  const { look, label } = tagOf(kind, value);
  return (
    <span className="tag" {...look}>
      <i aria-hidden />
      <span>{t(label)}</span>
    </span>
  );
}
