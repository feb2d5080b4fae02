import { isImportColumn } from "../../orders/order-import/columns.ts";
import { headOf } from "../../orders/order-import/texts.ts";
import type { Language } from "../../sites.ts";
import type { AccountField } from "./account-fields.ts";
import type { RuledField } from "./fields.ts";
import en from "./heads/en.json" with { type: "json" };
import zhCn from "./heads/zh-CN.json" with { type: "json" };
import zhHk from "./heads/zh-HK.json" with { type: "json" };

const heads: Readonly<Record<Language, Readonly<Record<AccountField, string>>>> = {
  en,
  "zh-CN": zhCn,
  "zh-HK": zhHk,
};

/** What a field is called: one of an order as in sheets of orders, one of an account as in its form. */
export const headOfField = (field: RuledField, language: Language): string =>
  isImportColumn(field) ? headOf(field, language) : heads[language][field];
