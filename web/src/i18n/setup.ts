import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "@linehaul/schema/sites";
import type { PageLocales } from "../pages/entry.ts";

/** Texts of the shell, of the shared parts, and of errors and rules; one chunk a language, loaded when it is chosen. */
const BASE: Readonly<Record<Language, () => Promise<{ texts: Readonly<Record<string, object>> }>>> = {
  en: () => import("./en.ts"),
  "zh-CN": () => import("./zh-cn.ts"),
  "zh-HK": () => import("./zh-hk.ts"),
};

/**
 * Starts i18next with one language. Namespaces: `shell` (the default), `parts`, `schema` (`error.<code>`, `rule.<key>`),
 * and one a page, named as its folder and added by `addPageTexts` before the page is drawn.
 */
export async function startI18n(language: Language): Promise<i18n> {
  const { texts } = await BASE[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: "shell",
    fallbackNS: "parts",
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  document.documentElement.lang = language;
  return i18next;
}

const added = new Set<string>();
/** Adds a page's texts in the language in use; later calls cost nothing. Rejects when the texts can't be fetched. */
export async function addPageTexts(
  namespace: string,
  locales: PageLocales | undefined,
  language: Language,
): Promise<void> {
  const key = `${language}:${namespace}`;
  if (!locales || added.has(key)) return;
  const { default: texts } = await locales[language]();
  i18next.addResourceBundle(language, namespace, texts, true, true);
  added.add(key);
}
