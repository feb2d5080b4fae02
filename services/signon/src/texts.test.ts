import { DEMO_USERS } from "@linehaul/schema/demo-users";
import { LANGUAGES } from "@linehaul/schema/sites";
import { expect, test } from "vitest";
import { mayText, TEXTS } from "./texts.ts";

test.each(LANGUAGES)("every text stands in %s", (language) => {
  expect(Object.keys(TEXTS[language])).toEqual(Object.keys(TEXTS.en));
});

test.each(DEMO_USERS.map((u) => u.userName))("what %s may do is said in each language", (userName) => {
  for (const language of LANGUAGES) expect(mayText(TEXTS[language], userName)).not.toBe("");
});
