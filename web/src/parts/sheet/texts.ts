import i18next from "i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@linehaul/schema/sites";

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import("./locales/en.json"),
  "zh-CN": () => import("./locales/zh-CN.json"),
  "zh-HK": () => import("./locales/zh-HK.json"),
};

/** Adds the texts that only those who upload sheets need: namespace `sheet`. */
async function addTexts(): Promise<void> {
  const language = isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE;
  if (i18next.hasResourceBundle(language, "sheet")) return;
  const { default: texts } = await TEXTS[language]();
  i18next.addResourceBundle(language, "sheet", texts);
}

/** A part with the texts of sheets. */
export const withSheetTexts = async <T>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([load(), addTexts()]))[0];
