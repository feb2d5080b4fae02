import { readFileSync } from "node:fs";
import type { Language } from "@linehaul/schema/sites";
import { z } from "zod";

const Texts = z.object({ error: z.record(z.string(), z.string()) });

/** The texts of error codes in a language, as they stand in the locale files. */
export const errorTexts = (language: Language): Readonly<Record<string, string>> =>
  Texts.parse(
    JSON.parse(readFileSync(new URL(`../../../schema/src/locales/${language}.json`, import.meta.url), "utf8")),
  ).error;
