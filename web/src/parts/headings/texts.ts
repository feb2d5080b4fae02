import i18next from "i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@linehaul/schema/sites";

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import("./locales/en.json"),
  "zh-CN": () => import("./locales/zh-CN.json"),
  "zh-HK": () => import("./locales/zh-HK.json"),
};

/** Adds the texts of choosing what headings mean: namespace `headings`. */
export async function addHeadingTexts(): Promise<void> {
  const language = isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE;
  if (i18next.hasResourceBundle(language, "headings")) return;
  const { default: texts } = await TEXTS[language]();
  i18next.addResourceBundle(language, "headings", texts);
}
