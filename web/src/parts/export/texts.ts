import i18next from "i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@linehaul/schema/sites";

type Texts = readonly [{ readonly default: object }, { readonly default: object }];
/** The dialog's own texts, and the heads of all files. */
const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => Promise.all([import("./locales/en.json"), import("@linehaul/schema/export-heads/en.json")]),
  "zh-CN": () => Promise.all([import("./locales/zh-CN.json"), import("@linehaul/schema/export-heads/zh-CN.json")]),
  "zh-HK": () => Promise.all([import("./locales/zh-HK.json"), import("@linehaul/schema/export-heads/zh-HK.json")]),
};

/** Adds the texts of exports, which only those who export need: namespace `export`, and in it `head.<column's head>`. */
async function addTexts(): Promise<void> {
  const language = isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE;
  if (i18next.hasResourceBundle(language, "export")) return;
  const [{ default: own }, { default: head }] = await TEXTS[language]();
  i18next.addResourceBundle(language, "export", { ...own, head });
}

/** A part with the texts of exports. */
export const withExportTexts = async <T>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([load(), addTexts()]))[0];
