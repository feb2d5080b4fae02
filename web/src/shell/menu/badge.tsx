import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** How many things wait. */
export function Badge({ count, isHot }: { readonly count: number; readonly isHot: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <b className="waiting" data-hot={isHot ? "" : undefined} title={t("menu.waiting", { count })}>
      {count}
    </b>
  );
}
