import en from "@linehaul/schema/locales/en.json" with { type: "json" };
import zhCn from "@linehaul/schema/locales/zh-CN.json" with { type: "json" };
import zhHk from "@linehaul/schema/locales/zh-HK.json" with { type: "json" };
import enRules from "@linehaul/schema/locales/rules/en.json" with { type: "json" };
import zhCnRules from "@linehaul/schema/locales/rules/zh-CN.json" with { type: "json" };
import zhHkRules from "@linehaul/schema/locales/rules/zh-HK.json" with { type: "json" };
import type { ServiceCode } from "@linehaul/schema/errors";
import type { ExportColumn } from "@linehaul/schema/file";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@linehaul/schema/sites";

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: en.error,
  "zh-CN": zhCn.error,
  "zh-HK": zhHk.error,
};

/** The text of a code, for callers without locale files of their own. */
export const messageOf = (code: ServiceCode, language: Language): string => texts[language][code] ?? String(code);

const columns: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: en.export,
  "zh-CN": zhCn.export,
  "zh-HK": zhHk.export,
};

/** The head of a column of an exported file. */
export const columnText = (column: ExportColumn, language: Language): string =>
  columns[language][column.slice("export.".length)] ?? column;

const rules: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: enRules.rule,
  "zh-CN": zhCnRules.rule,
  "zh-HK": zhHkRules.rule,
};

/** What a field must be, for files: `text.max` with `{ maximum: 60 }` → "At most 60 characters". */
export const ruleText = (key: string, params: Readonly<Record<string, string | number>>, language: Language): string =>
  (rules[language][key] ?? rules[language]["invalid"] ?? key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) =>
    String(params[name] ?? ""),
  );

/** The first language of an `accept-language` header that the console has. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? "").split(",")) {
    const tag = part.split(";")[0]?.trim() ?? "";
    if (isLanguage(tag)) return tag;
  }
  return DEFAULT_LANGUAGE;
}
