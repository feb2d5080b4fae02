import { z } from "zod";
import { ConfigStatus } from "../catalogue.ts";
import { line, whole } from "../field.ts";
import type { Language } from "../sites.ts";

const CODE = /^[A-Z][A-Z0-9_]*$/;
/** A row of base data, as orders, files and filters name it. */
export const codeOfRow = () => z.string("required").trim().max(30, "text.max").regex(CODE, "baseData.code");

/** Names a row of base data in orders, files and other rows: it stays once the row is made. */
export const baseCode = (example: string) =>
  codeOfRow().describe(
    `Names it in orders and files, e.g. \`${example}\`; in use once, and stays once the row is made.`,
  );

/** What every row of base data is called, and where it stands. */
export const named = {
  nameEn: line(60).describe("Name in English."),
  nameZhCn: line(60).describe("Name in Simplified Chinese."),
  nameZhHk: line(60).describe("Name in Traditional Chinese."),
  sort: whole(0, 9999).describe("Its place in choices."),
};

const NAME = {
  en: "nameEn",
  "zh-CN": "nameZhCn",
  "zh-HK": "nameZhHk",
} as const satisfies Record<Language, keyof typeof named>;
type Named = Readonly<Record<(typeof NAME)[Language], string>>;
/** What a row with a name in each language is called in one of them. */
export const nameIn = (row: Named, language: Language): string => row[NAME[language]];
/** Its names by language. */
export const nameI18n = (row: Named) => ({ en: row.nameEn, "zh-CN": row.nameZhCn, "zh-HK": row.nameZhHk });

/** What a row is for, in words for those who choose it. */
export const helped = (what: string) => ({
  helpEn: line(200).describe(`${what}, in English.`),
  helpZhCn: line(200).describe(`${what}, in Simplified Chinese.`),
  helpZhHk: line(200).describe(`${what}, in Traditional Chinese.`),
});

const byLanguage = <T extends z.ZodType>(one: T) =>
  z.object({
    en: one.describe("English."),
    "zh-CN": one.describe("Simplified Chinese."),
    "zh-HK": one.describe("Traditional Chinese."),
  } satisfies Record<Language, z.ZodType>);
export const inLanguages = (what: string) => byLanguage(z.string()).describe(what);
/** Several names, in each language as many. */
export const listsInLanguages = (what: string) => byLanguage(z.array(z.string())).describe(what);

/** A row as choices and orders name it: what of it the gateway keeps in memory. */
export const namedRow = (example: string) => ({
  code: z.string().describe(`Its code, e.g. \`${example}\`.`),
  nameI18n: inLanguages("Its name, by language."),
  status: ConfigStatus.describe("May it be chosen in new work?"),
});
