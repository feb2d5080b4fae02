import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language, type ShellLanguage } from "@linehaul/schema/sites";

/** The texts that stand beside a page, by language; the namespace is the page's folder name. */
export type PageLocales = Readonly<Record<Language, () => Promise<{ default: object }>>>;

const NAMESPACES = ["shell", "parts", "schema"] as const;
type Texts = Readonly<{ shell: object } & Partial<Record<(typeof NAMESPACES)[number], object>>>;

/**
 * Texts of the shell, of the shared parts, and of errors and rules; one chunk a language, loaded when it is chosen. A language
 * of the shell alone has the shell's.
 */
const BASE: Readonly<Record<ShellLanguage, () => Promise<{ texts: Texts }>>> = {
  en: () => import("./en.ts"),
  "zh-CN": () => import("./zh-cn.ts"),
  "zh-HK": () => import("./zh-hk.ts"),
  ja: () => import("./ja.ts"),
  ko: () => import("./ko.ts"),
  th: () => import("./th.ts"),
  id: () => import("./id.ts"),
};

const textsOf = async (language: ShellLanguage) => [language, (await BASE[language]()).texts] as const;

/**
 * Starts i18next with one language, and with English behind it where that is a language of the shell alone. Namespaces: `shell` (the default), `parts`, `schema` (`error.<code>`, `rule.<key>`),
 * and one a page, named as its folder and added by `addPageTexts` before the page is drawn.
 */
export async function startI18n(language: ShellLanguage): Promise<i18n> {
  const fallback = isLanguage(language) ? [] : [DEFAULT_LANGUAGE];
  const texts = await Promise.all([language, ...fallback].map(textsOf));
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallback,
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
