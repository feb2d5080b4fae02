import type { Language } from "@linehaul/schema/sites";
import type { Field } from "./fields.ts";
import { title } from "./words.ts";

/** Labels of the fields that many catalogues have. */
const LABELS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  code: { en: "Code", "zh-CN": "代码", "zh-HK": "代碼" },
  name: { en: "Name", "zh-CN": "名称", "zh-HK": "名稱" },
  nameEn: { en: "English name", "zh-CN": "英文名称", "zh-HK": "英文名稱" },
  nameZh: { en: "Chinese name", "zh-CN": "中文名称", "zh-HK": "中文名稱" },
  sort: { en: "Sort", "zh-CN": "排序", "zh-HK": "排序" },
  remark: { en: "Remark", "zh-CN": "备注", "zh-HK": "備註" },
  day: { en: "Day", "zh-CN": "日期", "zh-HK": "日期" },
  country: { en: "Country", "zh-CN": "国家/地区", "zh-HK": "國家/地區" },
  city: { en: "City", "zh-CN": "城市", "zh-HK": "城市" },
  type: { en: "Type", "zh-CN": "类型", "zh-HK": "類型" },
  amount: { en: "Amount", "zh-CN": "金额", "zh-HK": "金額" },
  description: { en: "Description", "zh-CN": "描述", "zh-HK": "描述" },
};

/** The field's label; in English where nobody has said another. */
export const labelOf = ({ name }: Field, language: Language): string => LABELS[name]?.[language] ?? title(name);

/** Labels that somebody must translate. */
export const untranslated = (fields: readonly Field[]): string[] =>
  fields.map(({ name }) => name).filter((name) => !(name in LABELS));
