import { LANGUAGES } from "@linehaul/schema/sites";
import { expect, test } from "vitest";
import { errorText, ruleText } from "./text.ts";

test("a code's text is in the language asked for, and never a key", () => {
  const texts = LANGUAGES.map((language) => errorText(language, "09020203"));
  expect(new Set(texts).size).toBe(LANGUAGES.length);
  for (const language of LANGUAGES) expect(errorText(language, "no such code")).toBe(errorText(language, "09020000"));
});

test("a rule's numbers stand in its text", () => {
  for (const language of LANGUAGES) expect(ruleText(language, "text.max", { maximum: 60 })).toContain("60");
  expect(ruleText("en", "no such rule")).toBe(ruleText("en", "invalid"));
});
