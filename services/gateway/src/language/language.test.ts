import { LANGUAGES } from "@linehaul/schema/sites";
import { expect, test } from "vitest";
import { languageOf } from "./language.ts";
import { errorText, ruleText } from "./text.ts";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["de-DE,de;q=0.9", "en"],
  ["zh-CN", "zh-CN"],
  ["zh", "zh-CN"],
  ["zh-TW,zh;q=0.9", "zh-HK"],
  ["zh-Hant-HK", "zh-HK"],
  ["en-GB;q=0.5, zh-HK;q=0.8", "zh-HK"],
  ["fr, en;q=0.1", "en"],
  ["*;q=0.1,,;;q=x", "en"],
])("%s is read as %s", (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test("a code's text is in the language asked for, and never a key", () => {
  const texts = LANGUAGES.map((language) => errorText(language, "09020203"));
  expect(new Set(texts).size).toBe(LANGUAGES.length);
  for (const language of LANGUAGES) expect(errorText(language, "no such code")).toBe(errorText(language, "09020000"));
});

test("a rule's numbers stand in its text", () => {
  for (const language of LANGUAGES) expect(ruleText(language, "text.max", { maximum: 60 })).toContain("60");
  expect(ruleText("en", "no such rule")).toBe(ruleText("en", "invalid"));
});
