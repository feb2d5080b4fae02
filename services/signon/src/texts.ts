import type { Language } from "@linehaul/schema/sites";
import en from "./locales/en.json" with { type: "json" };
import zhCN from "./locales/zh-CN.json" with { type: "json" };
import zhHK from "./locales/zh-HK.json" with { type: "json" };

export type Texts = typeof en;
export const TEXTS: Readonly<Record<Language, Texts>> = { en, "zh-CN": zhCN, "zh-HK": zhHK };

/** A text with its `{{name}}` places filled. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/** What a demo user may do, in a language; "" for one without a text. */
export function mayText(texts: Texts, userName: string): string {
  const may: Readonly<Record<string, string>> = texts.may;
  return may[userName.replaceAll(".", "_")] ?? "";
}
