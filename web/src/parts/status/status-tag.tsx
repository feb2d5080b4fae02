import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StatusKind, StatusOf } from "./looks.ts";
import { tagLook, tagOf } from "./tag.tsx";

const Root = chakra("span", { base: tagLook });

/** A state as dot and word on its hue: never colour alone. In a table's cell it is `tag`. */
export function StatusTag<K extends StatusKind>({
  kind,
  value,
}: {
  readonly kind: K;
  readonly value: StatusOf<K>;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { look, label } = tagOf(kind, value);
  return (
    <Root {...look}>
      <i aria-hidden />
      <span>{t(label)}</span>
    </Root>
  );
}
