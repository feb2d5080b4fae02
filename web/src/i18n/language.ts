import { DEFAULT_LANGUAGE, isLanguage, SITES, type Language } from "@linehaul/schema/sites";
import { config } from "../config.ts";

const KEY = "linehaul.language";

/** The languages that the menu offers, each named in itself (SHELL-06). */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  "zh-CN": "简体中文",
  "zh-HK": "繁體中文",
};
export const offeredLanguages = (): readonly Language[] =>
  config.isI18N ? SITES[config.site].languages : [DEFAULT_LANGUAGE];

/** The stored language, else English. */
export function storedLanguage(): Language {
  const stored = config.isI18N ? localStorage.getItem(KEY) : null;
  return stored !== null && isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}
export const storeLanguage = (language: Language): void => localStorage.setItem(KEY, language);
