import i18next from "i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@linehaul/schema/sites";

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import("./locales/en.json"),
  "zh-CN": () => import("./locales/zh-CN.json"),
  "zh-HK": () => import("./locales/zh-HK.json"),
};

/** A part with the texts of saved views, which come with it: namespace `views`. */
export async function withViewTexts<T>(load: () => Promise<T>): Promise<T> {
  const language = isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE;
  const [part, texts] = await Promise.all([load(), TEXTS[language]()]);
  i18next.addResourceBundle(language, "views", texts.default);
  return part;
}
