import {
  DEFAULT_LANGUAGE,
  isLanguage,
  isShellLanguage,
  SITES,
  type Language,
  type ShellLanguage,
} from "@linehaul/schema/sites";
import { config } from "../browser/config.ts";

const KEY = "linehaul.language";

/** The languages that the menu offers, each named in itself (SHELL-06). */
export const LANGUAGE_NAMES: Readonly<Record<ShellLanguage, string>> = {
  en: "English",
  "zh-CN": "简体中文",
  "zh-HK": "繁體中文",
  ja: "日本語",
  ko: "한국어",
  th: "ไทย",
  id: "Bahasa Indonesia",
};
export const offeredLanguages = (): readonly ShellLanguage[] =>
  config.isI18N ? SITES[config.site].languages : [DEFAULT_LANGUAGE];

/** The stored language where the site offers it, else English. */
export function storedLanguage(): ShellLanguage {
  const stored = localStorage.getItem(KEY) ?? "";
  return isShellLanguage(stored) && offeredLanguages().includes(stored) ? stored : DEFAULT_LANGUAGE;
}
export const storeLanguage = (language: ShellLanguage): void => localStorage.setItem(KEY, language);

/** What pages and services speak while the shell speaks its own: the same where they can, else English. */
export const contentLanguage = (shell: ShellLanguage = storedLanguage()): Language =>
  isLanguage(shell) ? shell : DEFAULT_LANGUAGE;

/** `Accept-Language` of every request: the shell's language, then what else will do. */
export const acceptLanguage = (shell: ShellLanguage = storedLanguage()): string =>
  isLanguage(shell) ? shell : `${shell}, ${contentLanguage(shell)};q=0.5`;
