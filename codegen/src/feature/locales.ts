import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@linehaul/schema/sites";
import { labelsOf } from "./fields.ts";
import type { FeatureShape } from "./shape.ts";

interface Wording {
  readonly create: (name: string) => string;
  readonly edit: string;
  readonly keyword: string;
  readonly none: (name: string) => string;
  readonly enableHelp: string;
  readonly disableHelp: string;
  readonly day: string;
}
const WORDING: Readonly<Record<Language, Wording>> = {
  en: {
    create: (name) => `New ${name.toLowerCase()}`,
    edit: "Edit {{place}}",
    keyword: "Text of any column",
    none: (name) => `Nothing under ${name.toLowerCase()} yet`,
    enableHelp: "It can be chosen in new work again.",
    disableHelp: "It can no longer be chosen in new work. What uses it keeps it.",
    day: "A day, as 2026-11-20",
  },
  "zh-CN": {
    create: (name) => `新建${name}`,
    edit: "编辑 {{place}}",
    keyword: "任意列的文本",
    none: (name) => `暂无${name}`,
    enableHelp: "新业务可重新选用。",
    disableHelp: "新业务将不能再选用，已使用的不受影响。",
    day: "日期，例如 2026-11-20",
  },
  "zh-HK": {
    create: (name) => `新增${name}`,
    edit: "編輯 {{place}}",
    keyword: "任何欄位的文字",
    none: (name) => `暫無${name}`,
    enableHelp: "新業務可重新選用。",
    disableHelp: "新業務將不能再選用，已使用的不受影響。",
    day: "日期，例如 2026-11-20",
  },
};

/** The module's name as the shell shows it; a module that is new has none there. */
function moduleName(root: string, f: FeatureShape, language: Language): string {
  const shell: { module?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, `web/src/locales/${language}.json`), "utf8"),
  );
  return shell.module?.[f.code] ?? (language === "en" ? f.moduleName.en : f.moduleName["zh-CN"]);
}

/** The page's texts in a language. */
export function localeFile(root: string, f: FeatureShape, language: Language): string {
  const name = moduleName(root, f, language);
  const words = WORDING[language];
  const label = (field: FeatureShape["fields"][number]): string => {
    const [en, zhCN, zhHK] = labelsOf(field);
    return { en, "zh-CN": zhCN ?? en, "zh-HK": zhHK ?? en }[language];
  };
  const texts = {
    title: language === "en" ? f.title : name,
    create: words.create(name),
    edit: words.edit.replace("place", f.fields[0].name),
    keyword: words.keyword,
    none: words.none(name),
    ...(f.toggles && { enableHelp: words.enableHelp, disableHelp: words.disableHelp }),
    column: Object.fromEntries(f.fields.map((field) => [field.name, label(field)])),
    ...(f.fields.some((field) => field.kind === "day") && { help: { day: words.day } }),
  };
  return `${JSON.stringify(texts, null, 2)}\n`;
}

/** Labels that somebody must translate: they stand in English for now. */
export const untranslated = (f: FeatureShape): string[] =>
  f.fields.filter((field) => labelsOf(field)[1] === null).map((field) => field.name);
