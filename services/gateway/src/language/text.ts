import { createInstance } from "i18next";
import en from "@linehaul/schema/locales/en.json" with { type: "json" };
import zhCN from "@linehaul/schema/locales/zh-CN.json" with { type: "json" };
import zhHK from "@linehaul/schema/locales/zh-HK.json" with { type: "json" };
import enRules from "@linehaul/schema/locales/rules/en.json" with { type: "json" };
import zhCNRules from "@linehaul/schema/locales/rules/zh-CN.json" with { type: "json" };
import zhHKRules from "@linehaul/schema/locales/rules/zh-HK.json" with { type: "json" };
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@linehaul/schema/sites";

const texts = createInstance();
await texts.init({
  resources: {
    en: { ...en, ...enRules },
    "zh-CN": { ...zhCN, ...zhCNRules },
    "zh-HK": { ...zhHK, ...zhHKRules },
  },
  ns: ["error", "rule"],
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: LANGUAGES,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  // Of a rule that is told by itself nobody knows the bounds.
  missingInterpolationHandler: () => "…",
});

/** What a code means, in the user's language. */
export const errorText = (language: Language, code: string | number): string =>
  texts.t([String(code), "09020000"], { ns: "error", lng: language });

/** What a code of a service means; what the service itself says of one that only it knows, the same for whatever was asked (FLT-02). */
export const refusalText = (language: Language, code: number, said: string | undefined): string =>
  texts.exists(String(code), { ns: "error", lng: language })
    ? errorText(language, code)
    : said || errorText(language, code);

/** What a field must be: `text.max` with `{ maximum: 60 }` → "At most 60 characters". */
export const ruleText = (
  language: Language,
  rule: string,
  params: Readonly<Record<string, string | number>> = {},
): string => texts.t([rule, "invalid"], { ...params, ns: "rule", lng: language });
