import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

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
