import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@linehaul/schema/sites";

/** Texts by language, each loaded when it is wanted. */
export type TextFiles = Readonly<Record<Language, () => Promise<{ readonly default: object }>>>;

/** Adds texts that only those need who open some part, under a namespace of their own. */
export async function addTexts(namespace: string, files: TextFiles): Promise<void> {
  // Entries of pages name their texts by this, and ask the graph before the libraries are there.
  const { default: i18next } = await import("i18next");
  const language = isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE;
  if (i18next.hasResourceBundle(language, namespace)) return;
  const { default: texts } = await files[language]();
  i18next.addResourceBundle(language, namespace, texts);
}

/** A part with the texts that it needs. */
export const withTexts = async <T>(load: () => Promise<T>, namespace: string, files: TextFiles): Promise<T> =>
  (await Promise.all([load(), addTexts(namespace, files)]))[0];
