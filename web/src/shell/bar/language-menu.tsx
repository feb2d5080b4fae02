import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, storedLanguage } from "../../i18n/language.ts";
import { MenuButton } from "./menu-button.tsx";
import { useLanguageSection } from "./use-language-section.ts";

/** The language in use, and the others. */
export function LanguageMenu(): ReactNode {
  const { t } = useTranslation();
  const section = useLanguageSection();
  if (!section) return null;
  return <MenuButton label={t("language.label")} text={LANGUAGE_NAMES[storedLanguage()]} sections={[section]} />;
}
