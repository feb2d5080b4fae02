import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageNote } from "../page/page-note.tsx";

/** Says that what is changed here is changed for every site. */
export function Common(): ReactNode {
  const { t } = useTranslation("parts");
  return <PageNote>{t("catalogue.common")}</PageNote>;
}
