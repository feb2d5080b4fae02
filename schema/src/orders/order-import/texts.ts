import type { Language } from "../../sites.ts";
import { LANGUAGES } from "../../sites.ts";
import type { ImportColumn } from "./columns.ts";
import { IMPORT_COLUMNS } from "./columns.ts";
import en from "./texts/en.json" with { type: "json" };
import zhCn from "./texts/zh-CN.json" with { type: "json" };
import zhHk from "./texts/zh-HK.json" with { type: "json" };

type Texts = typeof en;
/** What sheets of orders say, in each language: heads, notes, choices. */
export const importTexts: Readonly<Record<Language, Texts>> = { en, "zh-CN": zhCn, "zh-HK": zhHk };

export type ChoiceKind = keyof Texts["choice"];
const isChoiceKind = (kind: string): kind is ChoiceKind => kind in en.choice;

/** Which choices a column's cells are read by; null for text, numbers and times. */
export const choiceKindOf = (column: ImportColumn): ChoiceKind | null => {
  const kind = IMPORT_COLUMNS[column];
  return isChoiceKind(kind) ? kind : null;
};
/** Codes of a kind of choices with their texts in a language. */
export const choicesOf = (kind: ChoiceKind, language: Language): readonly (readonly [string, string])[] =>
  Object.entries(importTexts[language].choice[kind]);

export const headOf = (column: ImportColumn, language: Language): string => importTexts[language].head[column];
const notes = (language: Language): Readonly<Record<string, string>> => importTexts[language].note;
export const noteOf = (column: ImportColumn, language: Language): string => notes(language)[column] ?? "";

/** Why an order travels alone, in words. */
export function whyAlone(reason: string, language: Language): string {
  const words: Readonly<Record<string, string>> = importTexts[language].merging.why;
  return words[reason] ?? reason;
}

/** What stands above the column of mistakes; the language's own first, for a later look knows it in each. */
export const errorHeads = (language: Language): [string, ...string[]] => [
  importTexts[language].text.errors,
  ...LANGUAGES.filter((one) => one !== language).map((one) => importTexts[one].text.errors),
];
