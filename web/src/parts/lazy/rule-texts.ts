import i18next from "i18next";
import { use } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "@linehaul/schema/sites";
import { contentLanguage } from "../../i18n/language.ts";
import { gatewayIsBack } from "../../relay/gateway.ts";

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import("@linehaul/schema/locales/rules/en.json"),
  "zh-CN": () => import("@linehaul/schema/locales/rules/zh-CN.json"),
  "zh-HK": () => import("@linehaul/schema/locales/rules/zh-HK.json"),
};
/** By language, also when they are there: React goes on at once with a promise that says so itself; another one it waits for once, and takes the form away meanwhile. */
const known = new Map<Language, Promise<void>>();

async function load(language: Language): Promise<void> {
  await gatewayIsBack();
  const { default: texts } = await FILES[language]();
  i18next.addResourceBundle(language, "schema", texts, true, true);
}
/** Brings what rules say when they are broken: forms need it, the first screen does not. What did not come is asked for again. */
export function ruleTexts(language: Language = contentLanguage()): Promise<void> {
  const before = known.get(language);
  if (before !== undefined) return before;
  const asked = load(language);
  known.set(language, asked);
  asked.then(
    () => Object.assign(asked, { status: "fulfilled", value: undefined }),
    () => known.delete(language),
  );
  return asked;
}

/** What a rule asks for, by its key: `text.max` with `{ maximum: 60 }`. */
export type SayRule = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** Says what the rules of `schema/` ask for, the same as the services do. Suspends where their texts did not come with a part. */
export function useRules(): SayRule {
  const { t } = useTranslation("schema");
  use(ruleTexts());
  return (key, params = {}) => t([`rule.${key}`, "rule.invalid"], { ...params });
}
