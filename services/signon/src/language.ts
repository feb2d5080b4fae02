import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "@linehaul/schema/sites";

const TRADITIONAL = /^zh-(hk|tw|mo|hant)/i;
const nearest = (tag: string): Language | null => {
  if (isLanguage(tag)) return tag;
  if (TRADITIONAL.test(tag)) return "zh-HK";
  if (/^zh\b/i.test(tag)) return "zh-CN";
  return /^en\b/i.test(tag) ? "en" : null;
};

/** The page's language: the asked one, else the kept one, else the browser's first that there is. */
export function chooseLanguage(
  asked: string | undefined,
  kept: string | undefined,
  accept: string | undefined,
): Language {
  const browser = (accept ?? "").split(",").map((part) => nearest(part.split(";")[0]!.trim()));
  return [asked ?? "", kept ?? ""].find(isLanguage) ?? browser.find((l) => l !== null) ?? DEFAULT_LANGUAGE;
}

/** What each language calls itself. */
export const LANGUAGE_NAMES = { en: "English", "zh-CN": "简体中文", "zh-HK": "繁體中文" } as const satisfies Record<
  (typeof LANGUAGES)[number],
  string
>;
