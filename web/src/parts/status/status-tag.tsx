import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LOOKS, type Look, type StatusKind, type StatusOf } from "./looks.ts";

const Root = chakra("span", {
  base: {
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
    "& > i": { flexShrink: "0", boxSize: "6px", borderRadius: "full", bg: "currentColor" },
    "&[data-under-way] > i": {
      bg: "transparent",
      bgImage: "linear-gradient(90deg, currentColor 50%, transparent 50%)",
      boxShadow: "inset 0 0 0 1.2px currentColor",
    },
    "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
});

/** A state as dot and word on its hue: never colour alone. */
export function StatusTag<K extends StatusKind>({
  kind,
  value,
}: {
  readonly kind: K;
  readonly value: StatusOf<K>;
}): ReactNode {
  const { t } = useTranslation("parts");
  const looks: Readonly<Record<string, Look>> = LOOKS[kind];
  const look = looks[value] ?? { tone: "neutral" };
  const label: string = `status.${kind}.${value}`;
  return (
    <Root colorPalette={look.tone} data-under-way={look.underWay}>
      <i aria-hidden />
      <span>{t(label)}</span>
    </Root>
  );
}
