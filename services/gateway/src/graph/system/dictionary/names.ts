import { LANGUAGES, type Language } from "@linehaul/schema/sites";
import { DictionaryNames as NamesContract, type DictionaryItem } from "@linehaul/schema/system/dictionary";
import { builder } from "../../../access/builder.ts";
import { inputOf } from "../../../contract/input.ts";
import { shown } from "../../../contract/shown.ts";

/** How a language is written as a field: `zh-CN` → `zhCn`. */
const FIELDS = { en: "en", "zh-CN": "zhCn", "zh-HK": "zhHk" } as const satisfies Record<Language, string>;
const fields = new Map<string, string>(Object.entries(FIELDS));

/** A path of the contract as the input writes it: `names.zh-CN` → `names.zhCn`. */
export const asField = (step: string): string => fields.get(step) ?? step;
const asFields = <F>(told: Readonly<Record<string, F>>): Record<string, F> =>
  Object.fromEntries(Object.entries(told).map(([language, field]) => [asField(language), field]));

export const DictionaryNames = builder.objectRef<DictionaryItem["names"]>("DictionaryNames").implement({
  description: "What the user reads, by language; empty where the English name is shown.",
  fields: (t) => asFields(shown(NamesContract, (field) => t.field(field))),
});

export const DictionaryNamesInput = builder.inputType("DictionaryNamesInput", {
  description: "What the user reads, by language; an empty one shows the English name.",
  fields: (t) => asFields(inputOf(t, NamesContract)),
});

/** The names of an input as the contract reads them. */
export const namesOf = (input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, input[FIELDS[language]]]));
