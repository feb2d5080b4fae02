import i18next from "i18next";
import { beforeEach, expect, test } from "vitest";
import { SHELL_LANGUAGES, SITES, type ShellLanguage } from "@linehaul/schema/sites";
import { loadPage } from "../pages/load-page.ts";
import { requestHeaders } from "../relay/headers.ts";
import { contentLanguage, LANGUAGE_NAMES, offeredLanguages, storedLanguage, storeLanguage } from "../i18n/language.ts";
import { ruleTexts } from "../parts/lazy/rule-texts.ts";
import { addPageTexts, startI18n } from "./setup.ts";

beforeEach(() => localStorage.clear());

const SHELL: Readonly<Record<string, object>> = import.meta.glob("../locales/*.json", {
  eager: true,
  import: "default",
});
const textsOf = (language: ShellLanguage): object => SHELL[`../locales/${language}.json`] ?? {};
const keysOf = (texts: object, prefix = ""): string[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === "object" && text !== null ? keysOf(text, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
/** What English says in one and several, each language says in the forms that it has. */
const inFormsOf = (language: ShellLanguage, keys: readonly string[]): string[] => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return keys.flatMap((key) => {
    if (key.endsWith("_one")) return [];
    return key.endsWith("_other") ? forms.map((form) => key.replace(/other$/, form)) : [key];
  });
};

test.each(SHELL_LANGUAGES)(
  "SHELL-06 the shell has every text in %s, in the plural forms of that language",
  (language) => {
    expect(keysOf(textsOf(language)).sort()).toEqual(inFormsOf(language, keysOf(textsOf("en"))).sort());
  },
);

test("SHELL-06 a language of content brings no other; one of the shell alone brings English for pages and parts", async () => {
  await startI18n("zh-CN");
  expect(i18next.hasResourceBundle("en", "parts")).toBe(false);

  await startI18n("ja");
  await addPageTexts("currency", (await loadPage("CURRENCY"))?.locales, contentLanguage("ja"));
  expect(document.documentElement.lang).toBe("ja");
  expect(i18next.t("module.CURRENCY")).toBe("通貨");
  expect(i18next.t("menu.waiting", { count: 1 })).toBe("1件が処理待ち");
  expect(i18next.t("currency:title")).toBe("Currencies");
  expect(i18next.t("parts:paging.rowsByKey", { count: 1, rows: 1, of: 9 })).toBe("1 row of 9");
  await ruleTexts(contentLanguage("ja"));
  expect(i18next.t("schema:rule.required")).toBe("This field is required");
});

test("SHELL-06 a site offers its languages, each named in itself; what it does not offer is English", () => {
  expect(offeredLanguages()).toEqual(SITES.MY.languages);
  expect(offeredLanguages().map((l) => LANGUAGE_NAMES[l])).toEqual(
    expect.arrayContaining(["日本語", "한국어", "ไทย", "Bahasa Indonesia"]),
  );
  for (const language of offeredLanguages()) {
    storeLanguage(language);
    expect(storedLanguage()).toBe(language);
  }
  localStorage.setItem("linehaul.language", "tlh");
  expect(storedLanguage()).toBe("en");
});

test.each([
  ["zh-HK", "zh-HK"],
  ["th", "th, en;q=0.5"],
] as const)("SHELL-06 in %s the services are asked for %s", (language, header) => {
  storeLanguage(language);
  expect(requestHeaders()["accept-language"]).toBe(header);
});
