import type { ShellLanguage } from "@linehaul/schema/sites";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, offeredLanguages, storedLanguage, storeLanguage } from "../../i18n/language.ts";
import { useViewer } from "../../tab/query.ts";
import { forgetTabs } from "../tabs/storage.ts";
import { useLeave } from "../tabs/unsaved.ts";
import type { MenuSection } from "./menu-button.tsx";

/** SHELL-06: each language named in itself; null where there is but one. */
export function useLanguageSection(): MenuSection | null {
  const { t } = useTranslation();
  const { userId } = useViewer();
  const leave = useLeave();
  const current = storedLanguage();
  const languages = offeredLanguages();
  if (languages.length < 2) return null;
  /** AUTH-11: stored; menu and tabs start anew, and the page with them. */
  const choose = (language: ShellLanguage) => {
    if (language === current) return;
    leave(() => {
      storeLanguage(language);
      forgetTabs(userId);
      location.reload();
    });
  };
  return {
    key: "languages",
    label: t("language.label"),
    entries: languages.map((language) => ({
      key: language,
      label: LANGUAGE_NAMES[language],
      lang: language,
      checked: language === current,
      onSelect: () => choose(language),
    })),
  };
}
