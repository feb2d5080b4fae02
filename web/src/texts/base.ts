import { DEFAULT_LANGUAGE, isLanguage, type ShellLanguage } from "@linehaul/schema/sites";

export const NAMESPACES = ["shell", "parts", "schema"] as const;
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

/** What stands behind a language: English, where that is one of the shell alone. */
export const fallbackOf = (language: ShellLanguage): readonly ShellLanguage[] =>
  isLanguage(language) ? [] : [DEFAULT_LANGUAGE];

/** The texts of a language and of what stands behind it. They are fetched once. */
export const baseTexts = (language: ShellLanguage) =>
  Promise.all([language, ...fallbackOf(language)].map(async (one) => [one, (await BASE[one]()).texts] as const));
