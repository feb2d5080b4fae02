import en from "@linehaul/schema/export-heads/en.json" with { type: "json" };
import zhCn from "@linehaul/schema/export-heads/zh-CN.json" with { type: "json" };
import zhHk from "@linehaul/schema/export-heads/zh-HK.json" with { type: "json" };
import type { ExportHead } from "@linehaul/schema/export-column";
import type { Language } from "@linehaul/schema/sites";

const texts: Readonly<Record<Language, Readonly<Record<ExportHead, string>>>> = { en, "zh-CN": zhCn, "zh-HK": zhHk };

/** What stands at a column's head. */
export const headText = (head: ExportHead, language: Language): string => texts[language][head];
