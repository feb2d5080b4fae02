import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language, ShellLanguage } from "@linehaul/schema/sites";
import { baseTexts, fallbackOf, NAMESPACES } from "./base.ts";

/** The texts that stand beside a page, by language; the namespace is the page's folder name. */
export type PageLocales = Readonly<Record<Language, () => Promise<{ default: object }>>>;

/**
 * Starts i18next with one language, and with English behind it where that is a language of the shell alone. Namespaces: `shell` (the default), `parts`, `schema` (`error.<code>`, `rule.<key>`),
 * and one a page, named as its folder and added by `addPageTexts` before the page is drawn.
 */
export async function startI18n(language: ShellLanguage): Promise<i18n> {
  const texts = await baseTexts(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: [...fallbackOf(language)],
    resources: Object.fromEntries(texts),
    ns: [...NAMESPACES],
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
/** Adds a page's texts in the language that it speaks; later calls cost nothing. Rejects when the texts can't be fetched. */
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
