import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BadgeMark } from "./look.ts";

/** How many things wait. */
export function Badge({ count, isHot }: { readonly count: number; readonly isHot: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <BadgeMark data-hot={isHot ? "" : undefined} title={t("menu.waiting", { count })}>
      {count}
    </BadgeMark>
  );
}
