import type { ConfigStatus } from "@linehaul/schema/catalogue";
import { integer, text } from "drizzle-orm/pg-core";

/** What every row of base data is called, and its place in choices. */
export const named = () => ({
  nameEn: text("name_en").notNull(),
  nameZhCn: text("name_zh_cn").notNull(),
  nameZhHk: text("name_zh_hk").notNull(),
  sort: integer("sort").notNull(),
});
/** What it is for. */
export const helped = () => ({
  helpEn: text("help_en").notNull(),
  helpZhCn: text("help_zh_cn").notNull(),
  helpZhHk: text("help_zh_hk").notNull(),
});

interface Named {
  readonly nameEn: string;
  readonly nameZhCn: string;
  readonly nameZhHk: string;
}
/** Its names by language. */
export const nameI18n = (row: Named) => ({ en: row.nameEn, "zh-CN": row.nameZhCn, "zh-HK": row.nameZhHk });
/** A row as choices and orders name it. */
export const namedRow = (row: Named & { readonly code: string; readonly status: ConfigStatus }) => ({
  code: row.code,
  nameI18n: nameI18n(row),
  status: row.status,
});

interface Helped {
  readonly helpEn: string;
  readonly helpZhCn: string;
  readonly helpZhHk: string;
}
/** What it is for, by language. */
export const helpI18n = (row: Helped) => ({ en: row.helpEn, "zh-CN": row.helpZhCn, "zh-HK": row.helpZhHk });
