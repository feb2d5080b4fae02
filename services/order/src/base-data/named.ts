import { nameI18n } from "@linehaul/schema/base-data/coded";
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

/** A row as choices and orders name it. */
export const namedRow = (
  row: Parameters<typeof nameI18n>[0] & { readonly code: string; readonly status: ConfigStatus },
) => ({
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
