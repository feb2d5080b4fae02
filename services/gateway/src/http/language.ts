import { remembered } from "./remembered.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@linehaul/schema/sites";

/** One tag of an `Accept-Language` header as one of ours: `zh-TW` reads as `zh-HK`, other Chinese as `zh-CN`. */
function ours(tag: string): Language | null {
  if (isLanguage(tag)) return tag;
  const locale = tag.toLowerCase();
  if (/^zh-(hk|tw|mo|hant)/.test(locale)) return "zh-HK";
  if (locale === "zh" || locale.startsWith("zh-")) return "zh-CN";
  return /^en(-|$)/.test(locale) ? "en" : null;
}

const best = remembered((header): Language => {
  const wanted = header
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const q = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((p) => p !== undefined);
      return { tag, q: q === undefined ? 1 : Number(q) };
    })
    .sort((a, b) => b.q - a.q);
  for (const { tag } of wanted) {
    const language = ours(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
});

/** The best of an `Accept-Language` header; English when it names none of ours. */
export const languageOf = (header = ""): Language => best(header);
